import { describe, expect, it } from 'vitest';
import { createSemaphore, QueueFullError } from './semaphore.ts';

/** Jobs that end when the test says so. */
function newJobs() {
  const ends: (() => void)[] = [];
  const state = { running: 0, maxRunning: 0, done: [] as number[] };
  const job = (id: number) => async () => {
    state.running += 1;
    state.maxRunning = Math.max(state.maxRunning, state.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    state.running -= 1;
    state.done.push(id);
    return id;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const finishAll = async () => {
    await settle();
    while (ends.length > 0) {
      ends.shift()?.();
      await settle();
    }
  };
  return { state, job, finishAll };
}

describe('semaphore', () => {
  it('runs as many jobs as it has permits, the others in order', async () => {
    const run = createSemaphore(2, 10);
    const { state, job, finishAll } = newJobs();
    const all = Promise.all([0, 1, 2, 3, 4].map((id) => run(job(id))));
    await finishAll();
    expect(await all).toEqual([0, 1, 2, 3, 4]);
    expect(state).toEqual({ running: 0, maxRunning: 2, done: [0, 1, 2, 3, 4] });
  });

  it('rejects a job when the queue is full and goes on with the others', async () => {
    const run = createSemaphore(1, 1);
    const { state, job, finishAll } = newJobs();
    const first = run(job(0));
    const second = run(job(1));
    await expect(run(job(2))).rejects.toThrow(QueueFullError);
    await finishAll();
    expect(await Promise.all([first, second])).toEqual([0, 1]);
    const third = run(job(3));
    await finishAll();
    expect(await third).toBe(3);
    expect(state.maxRunning).toBe(1);
  });

  it('frees the permit of a job that fails', async () => {
    const run = createSemaphore(1, 1);
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run(async () => 'next')).toBe('next');
  });
});
