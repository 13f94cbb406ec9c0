export { countries, type ListedCountry } from './countries.ts';
export { CODE_LENGTH, mainlandChina, type PhoneCountry, readCode } from './phone.ts';
