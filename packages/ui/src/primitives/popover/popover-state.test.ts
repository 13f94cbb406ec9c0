import { describe, expect, it } from 'vitest';
import { nextPopoverState, type PopoverEvent, type PopoverState } from './popover-state.ts';

const after = (...events: PopoverEvent[]) =>
  events.reduce<PopoverState>(nextPopoverState, 'closed');

describe('a popover', () => {
  it('opens under a resting pointer and goes with it', () => {
    expect(after('hover.rested')).toBe('hovered');
    expect(after('hover.rested', 'hover.gone')).toBe('closed');
  });

  it('stays when it was pressed, whatever the pointer does', () => {
    expect(after('hover.rested', 'trigger.pressed', 'hover.gone')).toBe('pressed');
  });

  it('closes at the second press', () => {
    expect(after('trigger.pressed', 'trigger.pressed')).toBe('closed');
  });

  it('a tap opens it, though the finger also hovers and focuses', () => {
    expect(after('hover.rested', 'focus.came', 'trigger.pressed')).toBe('pressed');
  });

  it('opened by hovering, stays when the focus comes too', () => {
    expect(after('hover.rested', 'focus.came', 'hover.gone')).toBe('focused');
  });

  it('opens for the keyboard and stays when a pointer passes over it', () => {
    expect(after('focus.came', 'hover.rested', 'hover.gone')).toBe('focused');
  });

  it.each([['hover.rested'], ['focus.came'], ['trigger.pressed']] as const)(
    'opened by %s, closes at once when it is dismissed or left',
    (opening) => {
      expect(after(opening, 'dismissed')).toBe('closed');
      expect(after(opening, 'focus.left')).toBe('closed');
    },
  );
});
