import { commands } from 'vitest/browser';
import type { Documented } from './docgen.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compile: (modules: Readonly<Record<string, string>>) => Promise<string[]>;
    documented: () => Promise<Documented[]>;
  }
}

// Stories are also built for Storybook, where nothing can import Vitest.
Object.assign(globalThis, { vitestCommands: commands });
