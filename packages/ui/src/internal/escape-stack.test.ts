import { describe, expect, it } from 'vitest';
import { createEscapeStack } from './escape-stack.ts';

function keyboard() {
  const target = new EventTarget();
  const closed: string[] = [];
  const onEscape = createEscapeStack(() => target);
  return {
    target,
    closed,
    open: (name: string, { uses = true } = {}) =>
      onEscape(() => {
        closed.push(name);
        return uses;
      }),
    press: (properties: object = { key: 'Escape' }) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), properties);
      target.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

describe('Escape', () => {
  it('closes only the last opened layer', () => {
    const { open, press, closed } = keyboard();
    open('dialog');
    open('popover');
    expect(press()).toBe(true);
    expect(closed).toEqual(['popover']);
  });

  it('closes the layer below while the upper one is closing', () => {
    const { open, press, closed } = keyboard();
    open('dialog');
    const startClosing = open('popover');
    startClosing();
    expect(press()).toBe(true);
    expect(closed).toEqual(['dialog']);
  });

  it('is not used up when the last layer declines it', () => {
    const { open, press, closed } = keyboard();
    open('dialog');
    open('dialog under a captcha', { uses: false });
    expect(press()).toBe(false);
    expect(closed).toEqual(['dialog under a captcha']);
  });

  it('is heard by others only when no layer uses it', () => {
    const { target, open, press } = keyboard();
    let heard = 0;
    const stop = open('dialog');
    target.addEventListener('keydown', () => {
      heard += 1;
    });
    press();
    expect(heard).toBe(0);
    stop();
    press();
    open('dialog under a captcha', { uses: false });
    press();
    expect(heard).toBe(2);
  });

  it('is ignored during a composition and without layers', () => {
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
