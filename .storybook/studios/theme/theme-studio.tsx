import { createTheme, text } from '@companion/ui/theme';
import { ThemeProvider } from '@companion/ui/theme-provider';
import { ThemeScope } from '@companion/ui/theme-scope';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../../../packages/ui/src/internal/class-names.ts';
import { scales } from '../../../packages/ui/src/theme/scales.ts';
import type { Language } from '../language.ts';
import { linkToStory } from '../link-to-story.ts';
import * as studio from '../studio.css.ts';
import { Studio } from '../studio.tsx';
import { Board } from './board.tsx';
import { type Brand, type BrandName, brands } from './brands.ts';
import { contrastCells, isFault } from './contrast-cells.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Mark } from './mark.tsx';
import { Poster } from './poster.tsx';
import { TakeAway } from './take-away.tsx';
import { texts } from './texts.ts';
import { type ModeName, optionsOf, type ThemeDesign } from './theme-design.ts';
import * as css from './theme-studio.css.ts';
import { ThemeTools } from './theme-tools.tsx';

interface StudioProps {
  /** Shown first. */
  design: ThemeDesign;
  locale: Language;
  /** Mode of the studio itself. */
  frame: ModeName;
  /** Storybook's id of the story, for the link. */
  story: string;
  onDesign(design: ThemeDesign): void;
}

/** All defaults by name, so that the studio keeps its own look beside any brand. */
const own = createTheme({ ...scales });
const names = Object.keys(brands) as BrandName[];

/** Where a brand is designed. */
export function ThemeStudio({ design: first, locale, frame, story, onDesign }: StudioProps) {
  const [design, setDesign] = useState(first);
  const words = texts[locale];
  const { name, mark }: Brand = brands[design.brand];
  const options = optionsOf(design);
  // The board renders again with another logo, not with another colour.
  const logo = useMemo(() => mark && <Mark path={mark} size={32} />, [mark]);
  const theme = createTheme({ ...options, ...(logo && { logo, crown: logo }) });
  const cells = contrastCells(theme);
  const faults = cells.filter(isFault).length;
  const change = (part: Partial<ThemeDesign>) => {
    const next = { ...design, ...part };
    setDesign(next);
    onDesign(next);
  };
  const branded = (className: string, children: ReactNode) => (
    <ThemeScope
      theme={design.mode}
      className={classNames(css.branded, text, className)}
      style={theme[design.mode]}
    >
      {children}
    </ThemeScope>
  );

  return (
    <ThemeScope theme={frame} className={classNames(css.ground, text)} style={own[frame]}>
      <Studio title={words.title} lead={words.lead}>
        <section aria-label={words.brands} className={studio.shelf}>
          {names.map((each) => (
            <button
              key={each}
              type="button"
              className={studio.start}
              aria-pressed={each === design.brand}
              onClick={() => change({ ...brands[each].design, brand: each })}
            >
              <Chip brand={brands[each]} />
              {brands[each].name[locale]}
            </button>
          ))}
        </section>
        <ThemeProvider theme={theme}>
          <div className={classNames(studio.desk, css.desk)}>
            {branded(css.poster, <Poster name={name[locale]} locale={locale} />)}
            <div className={css.tools}>
              <ThemeTools
                design={design}
                locale={locale}
                verdict={
                  <a href="#contrast" className={faults > 0 ? css.fails : css.holds}>
                    {faults > 0 ? words.fails(faults) : words.holds}
                  </a>
                }
                onChange={change}
              />
            </div>
            {branded(css.board, <Board locale={locale} />)}
          </div>
        </ThemeProvider>
        <ContrastTable cells={cells} locale={locale} />
        <TakeAway options={options} link={linkToStory(story, { ...design })} locale={locale} />
      </Studio>
    </ThemeScope>
  );
}

/** The mark of a brand on its accent. The product's own has colours of its own. */
function Chip({ brand: { mark, design } }: { brand: Brand }) {
  const { ember, onEmber } = createTheme(optionsOf(design)).modes.night.color;
  const [fill, ink] = [ember, onEmber].map(([l, c, h]) => `oklch(${l} ${c} ${h})`);
  return (
    <span className={css.chip} style={mark ? { backgroundColor: fill, color: ink } : undefined}>
      <Mark path={mark} size={mark ? 28 : 40} />
    </span>
  );
}
