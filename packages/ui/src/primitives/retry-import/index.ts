export { hasNetwork } from './has-network.ts';
export { lateImports } from './late-imports.ts';
export { retryImport } from './retry-import.ts';
