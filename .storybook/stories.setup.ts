import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { refuseBareTexts } from './bare-texts.ts';
import type { Documented } from './docgen.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compile: (modules: Readonly<Record<string, string>>) => Promise<string[]>;
    documented: () => Promise<Documented[]>;
  }
}

// Stories are also built for Storybook, where nothing can import Vitest.
Object.assign(globalThis, { vitestCommands: commands });

// Not in the preview: Controls may turn a text into an element.
afterEach(refuseBareTexts);
