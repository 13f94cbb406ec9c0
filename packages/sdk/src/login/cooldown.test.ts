import { expect, it } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { createCooldown } from './cooldown.ts';

const phone = '13800138000';
const other = '13900139000';
const KEY = 'companion-cooldown';

/** A clock that is set by hand. */
function clockAt(time: number) {
  const clock = () => clock.time;
  clock.time = time;
  return clock;
}

it('keeps a deadline for one number over a reload', () => {
  const content = new Map<string, string>();
  createCooldown(memoryStorage(content), clockAt(0)).write(phone, 5000);
  const afterReload = createCooldown(memoryStorage(content), clockAt(0));
  expect(afterReload.read(phone)).toBe(5000);
  expect(afterReload.read(other)).toBeNull();
  expect(afterReload.latest()).toBe(5000);
  expect([...content].join()).not.toContain(phone);
});

it('stores 16 bits of a number and removes longer hashes of older versions', () => {
  const storage = memoryStorage(new Map([[KEY, '{"1234abcd":{"since":0,"endsAt":9}}']]));
  const cooldown = createCooldown(storage, clockAt(0));
  expect(cooldown.latest()).toBeNull();
  expect(storage.getItem(KEY)).toBe('{}');
  cooldown.write(phone, 5000);
  expect(Object.keys(JSON.parse(storage.getItem(KEY)!))).toEqual([
    expect.stringMatching(/^[\da-f]{4}$/),
  ]);
});

it('keeps deadlines of several numbers', () => {
  const cooldown = createCooldown(memoryStorage(), clockAt(0));
  cooldown.write(phone, 5000);
  cooldown.write(other, 7000);
  expect([cooldown.read(phone), cooldown.read(other)]).toEqual([5000, 7000]);
  expect(cooldown.latest()).toBe(7000);
  cooldown.write('13700137000', 6000);
  expect(cooldown.latest()).toBe(7000);
});

it('removes a deadline that has passed', () => {
  const storage = memoryStorage();
  const clock = clockAt(0);
  const cooldown = createCooldown(storage, clock);
  cooldown.write(phone, 5000);
  clock.time = 4999;
  expect(cooldown.read(phone)).toBe(5000);
  clock.time = 5000;
  expect([cooldown.read(phone), cooldown.latest()]).toEqual([null, null]);
  expect(storage.getItem(KEY)).toBe('{}');
  cooldown.write(other, 9000);
  expect(Object.values(JSON.parse(storage.getItem(KEY)!))).toEqual([{ since: 5000, endsAt: 9000 }]);
});

it('drops deadlines when the clock is set back', () => {
  const storage = memoryStorage();
  const clock = clockAt(86_400_000);
  const cooldown = createCooldown(storage, clock);
  cooldown.write(phone, 86_460_000);
  clock.time = 86_399_999;
  expect([cooldown.read(phone), cooldown.latest()]).toEqual([null, null]);
  cooldown.write(phone, 86_405_000);
  expect(createCooldown(storage, clock).read(phone)).toBe(86_405_000);
});

it('reads deadlines of another tab', () => {
  const storage = memoryStorage();
  const [here, there] = [0, 1].map(() => createCooldown(storage, clockAt(0)));
  here!.write(phone, 5000);
  there!.write(other, 6000);
  there!.write(phone, 8000);
  expect([here!.read(phone), here!.read(other)]).toEqual([8000, 6000]);
});

it.each([
  '{',
  'null',
  '"x"',
  '[9]',
  '{"since":0,"endsAt":9}',
  '{"12ab":9}',
  '{"12ab":null}',
  '{"12ab":{"endsAt":9}}',
  '{"12ab":{"since":0}}',
  '{"12ab":{"since":0,"endsAt":"9"}}',
  '{"12ab":{"since":"0","endsAt":9}}',
  '{"12AB":{"since":0,"endsAt":9}}',
  '{"012ab":{"since":0,"endsAt":9}}',
  '{"12abc":{"since":0,"endsAt":9}}',
])('ignores %s in storage', (value) => {
  const storage = memoryStorage(new Map([[KEY, value]]));
  const cooldown = createCooldown(storage, clockAt(0));
  expect(cooldown.latest()).toBeNull();
  cooldown.write(phone, 5000);
  expect(createCooldown(storage, clockAt(0)).read(phone)).toBe(5000);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('denied');
    },
  ],
  ['takes nothing', () => null],
])('lasts for the page load when storage %s', (_, getItem) => {
  const cooldown = createCooldown(
    {
      getItem,
      setItem() {
        throw new Error('full');
      },
    } as unknown as Storage,
    clockAt(0),
  );
  cooldown.write(phone, 5000);
  cooldown.write(other, 4000);
  expect([cooldown.read(phone), cooldown.read(other)]).toEqual([5000, 4000]);
});

it('uses the system clock by default and works without storage', () => {
  const cooldown = createCooldown(null);
  cooldown.write(phone, Date.now() + 60_000);
  cooldown.write(other, Date.now() - 1);
  expect([cooldown.read(phone) !== null, cooldown.read(other)]).toEqual([true, null]);
});
