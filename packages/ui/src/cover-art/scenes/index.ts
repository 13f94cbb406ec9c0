import { arena } from './arena.tsx';
import { clockwork } from './clockwork.tsx';
import { deepSea } from './deep-sea.tsx';
import { dunes } from './dunes.tsx';
import { forest } from './forest.tsx';
import { harbour } from './harbour.tsx';
import { kitchen } from './kitchen.tsx';
import { mountains } from './mountains.tsx';
import { nightCity } from './night-city.tsx';
import { starChart } from './star-chart.tsx';

/** By the names that the backend gives covers. */
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
  'star-chart': starChart,
};
