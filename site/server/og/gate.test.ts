import { expect, it } from 'vitest';
import { Crowded, createGate } from './gate.ts';

/** Work that ends when it is told to. */
function workshop() {
  const ends: (() => void)[] = [];
  const state = { running: 0, most: 0, done: [] as number[] };
  const work = (name: number) => async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    state.running -= 1;
    state.done.push(name);
    return name;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const finishAll = async () => {
    await settle();
    while (ends.length > 0) {
      ends.shift()?.();
      await settle();
    }
  };
  return { state, work, settle, finishAll };
}

it('so many work at a time, the others in their order', async () => {
  const pass = createGate(2, 10);
  const { state, work, finishAll } = workshop();
  const all = Promise.all([0, 1, 2, 3, 4].map((name) => pass(work(name))));
  await finishAll();
  expect(await all).toEqual([0, 1, 2, 3, 4]);
  expect(state).toEqual({ running: 0, most: 2, done: [0, 1, 2, 3, 4] });
});

it('who finds the queue full is sent away, and it goes on', async () => {
  const pass = createGate(1, 1);
  const { state, work, finishAll } = workshop();
  const first = pass(work(0));
  const second = pass(work(1));
  await expect(pass(work(2))).rejects.toThrow(Crowded);
  await finishAll();
  expect(await Promise.all([first, second])).toEqual([0, 1]);
  const third = pass(work(3));
  await finishAll();
  expect(await third).toBe(3);
  expect(state.most).toBe(1);
});

it('work that fails gives its place back', async () => {
  const pass = createGate(1, 1);
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(async () => 'whole')).toBe('whole');
});
