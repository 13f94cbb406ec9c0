import { beforeEach, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { faultsOn } from './every-kind.ts';
import { unseenIn } from './forced-colours.ts';
import { layoutFaultsAt, widths } from './layout.ts';
import { moving } from './reduced-motion.ts';
import { deviceNames, everyKind } from './routes.ts';
import { newVisitor, sandbox, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

/** Looks that were already checked, on any device: devices differ in sizes, not in colours. */
const seen = new Set<string>();

it.each(deviceNames)(
  'every kind of %s page: axe finds nothing, nothing moves with reduced motion, no text is cut at any width and text size, forced colours hide nothing',
  async (device) => {
    const found = await faultsOn(everyKind(device, ''), await newVisitor(device), {
      'reduced motion': moving,
      axe: (page) => findings(page, device),
      layout: (page) => layoutFaultsAt(widths[device], page, device),
      // The last: it changes states and weights of controls.
      'forced colours': (page) => unseenIn(page, seen),
    });
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  },
);
