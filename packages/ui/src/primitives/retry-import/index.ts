export { retryImport } from './retry-import.ts';
