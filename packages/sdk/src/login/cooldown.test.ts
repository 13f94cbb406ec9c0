import { expect, it } from 'vitest';
import { createCooldown } from './cooldown.ts';

const phone = '13800138000';

it('belongs to one number and survives a reload', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  } as Storage;
  createCooldown(storage).write(phone, 5000);
  const afterReload = createCooldown(storage);
  expect(afterReload.read(phone)).toBe(5000);
  expect(afterReload.read('13900139000')).toBeNull();
  expect(afterReload.latest()).toBe(5000);
  expect([...map.values()].join()).not.toContain(phone);
});

it.each(['{', '"x"', '{"phone":1,"endsAt":"x"}'])('ignores %s in the storage', (value) => {
  const storage = { getItem: () => value } as unknown as Storage;
  expect(createCooldown(storage).latest()).toBeNull();
});

it('lasts for the page when the storage throws', () => {
  const storage = {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('full');
    },
  } as unknown as Storage;
  const cooldown = createCooldown(storage);
  cooldown.write(phone, 5000);
  expect(cooldown.read(phone)).toBe(5000);
});
