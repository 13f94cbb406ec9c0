import type { ComponentType } from 'react';
import { Forced } from './forced.tsx';
import { allThere } from './once-there.ts';

/** The parts of a story that draws another one with elements under the pointer, by their selectors. A phone has no pointer. */
export const hovered = (...elements: string[]) => ({
  globals: { viewport: { value: 'desktop' } },
  decorators: elements.map((at) => (Story: ComponentType) => (
    <Forced state="hover" at={at}>
      <Story />
    </Forced>
  )),
  play: allThere,
});
