import { moods, Sprite } from '@companion/ui/sprite';
import { Tabs } from '@companion/ui/tabs';
import { dayTheme, nightTheme } from '@companion/ui/theme';
import type { Language } from '../language.ts';
import { type Design, lookOf } from './design.ts';
import * as css from './specimens.css.ts';
import { texts } from './texts.ts';

const sizes = [16, 24, 32, 48, 72, 112, 150, 240, 480];

interface SpecimensProps {
  design: Design;
  locale: Language;
}

/** All moods, or all sizes in both themes: one at a time, because a drawing is many shapes. */
export const Specimens = ({ design, locale }: SpecimensProps) => {
  const words = texts[locale];
  return (
    <Tabs
      label={words.specimens}
      tabs={[
        {
          value: 'moods',
          label: words.moods,
          content: <Moods design={design} locale={locale} />,
        },
        {
          value: 'sizes',
          label: words.sizes,
          content: <Sizes design={design} locale={locale} />,
        },
      ]}
    />
  );
};

const Moods = ({ design, locale }: SpecimensProps) => (
  <ul className={css.moods}>
    {moods.map((mood) => (
      <li key={mood} className={css.specimen}>
        <Sprite seed={design.seed} look={lookOf(design)} mood={mood} size={112} />
        {texts[locale].feeling[mood]}
      </li>
    ))}
  </ul>
);

function Sizes({ design, locale }: SpecimensProps) {
  const { night, day } = texts[locale];
  const look = lookOf(design);
  return (
    <div className={css.themes}>
      {[
        { name: night, theme: nightTheme },
        { name: day, theme: dayTheme },
      ].map(({ name, theme }) => (
        <div key={name} className={`${theme} ${css.ground}`}>
          <h3 className={css.theme}>{name}</h3>
          <ul className={css.sizes}>
            {sizes.map((size) => (
              <li key={size} className={css.specimen} style={{ inlineSize: size }}>
                <span className={css.square}>
                  <Sprite
                    seed={design.seed}
                    look={look}
                    mood={design.mood}
                    size={size}
                    filling
                    still
                  />
                </span>
                {size}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
