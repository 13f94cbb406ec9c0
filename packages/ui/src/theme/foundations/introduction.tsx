import type { ReactNode } from 'react';
import sizes from '../../../bundling/sizes.json' with { type: 'json' };
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { type CompanionLook, type Mood, moods, Sprite } from '../../brand/sprite/index.ts';
import * as css from './introduction.css.ts';

const company: readonly (CompanionLook & { size: number; mood: Mood })[] = [
  {
    seed: 'sheng-na',
    hue: 190,
    look: {
      body: 'ripple',
      eyes: 'tall',
      mouth: 'small',
      head: 'phones',
      tool: 'waves',
      material: 'glass',
    },
    size: 96,
    mood: 'happy',
  },
  {
    seed: 'jiu-sheng',
    hue: 15,
    look: {
      body: 'log',
      eyes: 'lidded',
      mouth: 'flat',
      head: 'headband',
      held: 'stick',
      material: 'wood',
    },
    size: 132,
    mood: 'idle',
  },
  {
    seed: 'tuan-tuan',
    hue: 340,
    look: {
      body: 'dango',
      eyes: 'wide',
      mouth: 'smile',
      head: 'pinch',
      held: 'thimble',
      material: 'dough',
    },
    size: 84,
    mood: 'curious',
  },
  { ...ourCompanion, size: 176, mood: 'happy' },
  {
    seed: 'dou-ya',
    hue: 125,
    look: { body: 'seedling', eyes: 'wide', mouth: 'small', head: 'question', material: 'cream' },
    size: 104,
    mood: 'talking',
  },
  {
    seed: 'lu-zhen',
    hue: 270,
    look: {
      body: 'steps',
      eyes: 'lidded',
      mouth: 'smirk',
      head: 'none',
      worn: 'lanyard',
      material: 'stone',
    },
    size: 140,
    mood: 'idle',
  },
  {
    seed: 'san-hua',
    hue: 35,
    look: {
      body: 'calico',
      eyes: 'lidded',
      mouth: 'tongue',
      head: 'none',
      marking: 'calico',
      pose: 'left',
      material: 'dough',
    },
    size: 88,
    mood: 'surprised',
  },
];

const facts = [
  [Object.keys(sizes).length, 'entries to import'],
  [moods.length, 'moods of a companion'],
  [2, 'themes'],
  [3, 'languages'],
  [`${(sizes['login-dialog'].js / 1000).toFixed(1)} KB`, 'for the whole login'],
] as const;

export const Room = () => (
  <section className={`sb-unstyled ${css.room}`}>
    <h1 className={css.name} lang="zh">
      伙伴 Companion
    </h1>
    <p className={css.words} lang="en">
      Someone sits beside you while you play. This is everything the product is drawn with: its
      parts, the screens made of them, and the flows that run behind a dialog.
    </p>
    <dl className={css.facts} lang="en">
      {facts.map(([figure, unit]) => (
        <div className={css.fact} key={unit}>
          <dt className={css.unit}>{unit}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
    <div className={css.company}>
      {company.map((look) => (
        <Sprite key={look.seed} {...look} watching />
      ))}
    </div>
  </section>
);

interface GroupProps {
  name: string;
  mood: Mood;
  children: ReactNode;
}

export const Group = ({ name, mood, children }: GroupProps) => (
  <section className={css.group} lang="en">
    <div className={css.groupHead}>
      <Sprite {...ourCompanion} mood={mood} size={56} />
      <h3 className={`sb-unstyled ${css.groupName}`}>{name}</h3>
    </div>
    <div className={css.groupWords}>{children}</div>
  </section>
);

export const Groups = ({ children }: { children: ReactNode }) => (
  <div className={css.map}>{children}</div>
);
