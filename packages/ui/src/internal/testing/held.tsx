import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

interface HeldProps {
  Story: Parameters<Decorator>[0];
  args: Parameters<Decorator>[1]['args'];
  prop: string;
  handler: string;
  next: (given: unknown) => unknown;
}

function Held({ Story, args, prop, handler, next }: HeldProps) {
  const [value, setValue] = useState(args[prop]);
  const [given, setGiven] = useState(args[prop]);
  if (args[prop] !== given) {
    setGiven(args[prop]);
    setValue(args[prop]);
  }
  const report = args[handler] as ((given: unknown) => void) | undefined;
  const change = (to: unknown) => {
    report?.(to);
    setValue(next(to));
  };
  return <Story args={{ ...args, [prop]: value, [handler]: change }} />;
}

/**
 * Keeps a controlled prop, as a host does, and calls the story's own handler, too. `next` is the new value for what
 * the handler gets. A value from the Controls panel replaces it.
 */
export const held =
  (prop: string, handler: string, next = (to: unknown): unknown => to): Decorator =>
  (Story, { args }) => <Held {...{ Story, args, prop, handler, next }} />;
