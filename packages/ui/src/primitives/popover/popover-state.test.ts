import { describe, expect, it } from 'vitest';
import { nextPopoverState, type PopoverEvent, type PopoverState } from './popover-state.ts';

const after = (...events: PopoverEvent[]) =>
  events.reduce<PopoverState>(nextPopoverState, 'closed');

describe('a popover', () => {
  it('opens under a resting pointer and goes with it', () => {
    expect(after('hover.started')).toBe('hovered');
    expect(after('hover.started', 'hover.ended')).toBe('closed');
  });

  it('stays when it was pressed, whatever the pointer does', () => {
    expect(after('hover.started', 'trigger.pressed', 'hover.ended')).toBe('pressed');
  });

  it('closes at the second press', () => {
    expect(after('trigger.pressed', 'trigger.pressed')).toBe('closed');
  });

  it('a tap opens it, though the finger also hovers and focuses', () => {
    expect(after('hover.started', 'focus.entered', 'trigger.pressed')).toBe('pressed');
  });

  it('opened by hovering, stays when the focus comes too', () => {
    expect(after('hover.started', 'focus.entered', 'hover.ended')).toBe('focused');
  });

  it('opens for the keyboard and stays when a pointer passes over it', () => {
    expect(after('focus.entered', 'hover.started', 'hover.ended')).toBe('focused');
  });

  it.each([['hover.started'], ['focus.entered'], ['trigger.pressed']] as const)(
    'opened by %s, closes at once when it is dismissed or left',
    (opening) => {
      expect(after(opening, 'dismissed')).toBe('closed');
      expect(after(opening, 'focus.left')).toBe('closed');
    },
  );
});
