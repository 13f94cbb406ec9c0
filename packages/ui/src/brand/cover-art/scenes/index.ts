import { arena } from './arena.ts';
import { clockwork } from './clockwork.ts';
import { deepSea } from './deep-sea.ts';
import { dunes } from './dunes.ts';
import { forest } from './forest.ts';
import { harbour } from './harbour.ts';
import { kitchen } from './kitchen.ts';
import { mountains } from './mountains.ts';
import { nightCity } from './night-city.ts';
import { paper } from './paper.ts';
import { starChart } from './star-chart.ts';

/** Scenes by the cover names of the backend. */
export const scenes = {
  arena,
  clockwork,
  'deep-sea': deepSea,
  dunes,
  forest,
  harbour,
  kitchen,
  mountains,
  'night-city': nightCity,
  paper,
  'star-chart': starChart,
};
