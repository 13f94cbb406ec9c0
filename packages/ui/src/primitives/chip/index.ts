export { Chip, type ChipProps } from './chip.tsx';
export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
