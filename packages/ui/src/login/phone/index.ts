export { CODE_LENGTH, mainlandChina, type PhoneCountry, readCode } from './phone.ts';
