import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('loads once for all callers', async () => {
  const load = vi.fn(async () => 'there');
  const get = once(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(['there', 'there']);
  expect(await get()).toBe('there');
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after a failure that all waiting callers get', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('blocked'));
  const get = once(load);
  expect(await Promise.allSettled([get(), get()])).toMatchObject([
    { reason: { message: 'blocked' } },
    { reason: { message: 'blocked' } },
  ]);
  expect(await get()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
