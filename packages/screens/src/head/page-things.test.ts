import type { Activity } from '@companion/sdk/contract';
import { expect, it, vi } from 'vitest';
import { activityThings } from './page-things.ts';

it('gives search results the first and the last day of an activity', () => {
  const activity = {
    state: 'coming',
    starts_at: '2026-11-22T00:00:00Z',
    ends_at: '2026-11-25T00:00:00Z',
  } as Activity;
  const site = { absolute: (address: string) => address, formatMessage: vi.fn() };
  expect(activityThings([activity], site)).toMatchObject([
    { startDate: '2026-11-22', endDate: '2026-11-24' },
  ]);
});
