export {
  SearchCombobox,
  type SearchComboboxProps,
  type SearchSuggestion,
} from './search-combobox.tsx';
