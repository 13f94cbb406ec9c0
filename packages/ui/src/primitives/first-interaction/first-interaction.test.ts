import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let target: EventTarget;

beforeEach(() => {
  // The page's first interaction is one state.
  vi.resetModules();
  vi.useFakeTimers();
  target = new EventTarget();
  vi.stubGlobal('window', target);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
});

afterEach(() => void vi.useRealTimers());

async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  promise.then(() => {
    over = true;
  });
  await vi.runAllTimersAsync();
  return over;
}

it('resolves at the first interaction', async () => {
  const { firstInteraction } = await import('./index.ts');
  const waits = firstInteraction();
  expect(await isOver(waits)).toBe(false);
  target.dispatchEvent(new Event('keydown'));
  expect(await isOver(waits)).toBe(true);
});

it('is no mouse that rests where the page appears', async () => {
  const { firstInteraction } = await import('./index.ts');
  const waits = firstInteraction();
  const move = (movementX: number) =>
    target.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(await isOver(waits)).toBe(false);
  move(-1);
  expect(await isOver(waits)).toBe(true);
});

it('is skipped for those who wait, and for those who ask later', async () => {
  const { firstInteraction, skipFirstInteraction } = await import('./index.ts');
  const waits = firstInteraction();
  skipFirstInteraction();
  expect(await isOver(waits)).toBe(true);
  expect(await isOver(firstInteraction())).toBe(true);
});

it('is skipped before anybody asks', async () => {
  const { firstInteraction, skipFirstInteraction } = await import('./index.ts');
  skipFirstInteraction();
  expect(await isOver(firstInteraction())).toBe(true);
});
