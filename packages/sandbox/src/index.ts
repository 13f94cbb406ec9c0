export { checkContent } from './content/load.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { DataPathError } from './store/database.ts';
