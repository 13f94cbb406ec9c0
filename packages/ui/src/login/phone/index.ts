export { countries, type ListedCountry } from './countries.ts';
export {
  CODE_LENGTH,
  type MainlandChina,
  mainlandChina,
  type PhoneCountry,
  readCode,
} from './phone.ts';
