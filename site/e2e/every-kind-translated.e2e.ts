import { beforeEach, describe, expect, it } from 'vitest';
import { findingsWithoutColours } from './axe.ts';
import { faultsOn } from './every-kind.ts';
import { layoutFaultsAt, narrowest } from './layout.ts';
import { moving } from './reduced-motion.ts';
import { everyKind } from './routes.ts';
import { newVisitor, sandbox, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

describe('every kind of page in a translation', () => {
  // A translation changes texts, and no element: one device shows its faults.
  it.each([
    ['desktop', '/en'],
    ['phone', '/ja'],
  ] as const)(
    'on a %s in the language %j: axe finds nothing, nothing moves with reduced motion, no text is cut',
    async (device, language) => {
      const found = await faultsOn(everyKind(device, language), await newVisitor(device), {
        'reduced motion': moving,
        axe: (page) => findingsWithoutColours(page, device),
        layout: (page) => layoutFaultsAt(narrowest[device], page, device),
      });
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['desktop', '/ja'],
    ['phone', '/en'],
  ] as const)('on a %s in the language %j: no text is cut', async (device, language) => {
    const found = await faultsOn(everyKind(device, language), await newVisitor(device), {
      layout: (page) => layoutFaultsAt(narrowest[device], page, device),
    });
    expect(found).toEqual([]);
  });
});
