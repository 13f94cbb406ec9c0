import { describe, expect, it } from 'vitest';
import { createEscapeStack } from './escape-stack.ts';

function keyboard() {
  const target = new EventTarget();
  const closed: string[] = [];
  const onEscape = createEscapeStack(() => target);
  return {
    closed,
    open: (name: string, options?: { patient?: boolean; takes?: boolean }) =>
      onEscape((event) => {
        const takes = options?.takes ?? true;
        if (takes) {
          closed.push(name);
          event.preventDefault();
        }
        return takes;
      }, options),
    press: (properties: object = { key: 'Escape' }) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), properties);
      target.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

describe('Escape', () => {
  it('closes what opened last, and nothing else', () => {
    const { open, press, closed } = keyboard();
    open('dialog');
    open('popover');
    expect(press()).toBe(true);
    expect(closed).toEqual(['popover']);
  });

  it('goes on to the one below when the upper one has nothing to close', () => {
    const { open, press, closed } = keyboard();
    open('dialog');
    open('closing dialog', { takes: false });
    press();
    expect(closed).toEqual(['dialog']);
  });

  it('closes a toast only when no dialog wants it, whichever came first', () => {
    const { open, press, closed } = keyboard();
    const closeDialog = open('dialog');
    open('toast', { patient: true });
    press();
    closeDialog();
    press();
    expect(closed).toEqual(['dialog', 'toast']);
  });

  it('is left alone when it belongs to an input method, or nobody takes it', () => {
    const { open, press, closed } = keyboard();
    expect(press()).toBe(false);
    const stop = open('dialog');
    expect(press({ key: 'Escape', isComposing: true })).toBe(false);
    expect(press({ key: 'Escape', isComposing: false, keyCode: 229 })).toBe(false);
    expect(press({ key: 'Enter' })).toBe(false);
    stop();
    expect(press()).toBe(false);
    expect(closed).toEqual([]);
  });
});
