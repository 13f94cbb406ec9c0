import { Button } from '@companion/ui/button';
import { RefreshCw, RotateCcw } from '@companion/ui/icon';
import { LinkButton } from '@companion/ui/link';
import { Select } from '@companion/ui/select';
import { moods, Sprite } from '@companion/ui/sprite';
import { visuallyHidden } from '@companion/ui/theme';
import { memo, useState } from 'react';
import type { Language, Translated } from '../language.ts';
import { linkToStory } from '../link-to-story.ts';
import { download, Share } from '../share.tsx';
import { hues, Slider } from '../slider.tsx';
import * as shared from '../studio.css.ts';
import { Studio } from '../studio.tsx';
import * as css from './companion-studio.css.ts';
import { changed, type Design, lookOf, surprise } from './design.ts';
import { PartsPicker } from './parts-picker.tsx';
import { Specimens } from './specimens.tsx';
import { spritePng, spriteSvg } from './sprite-svg.ts';
import { texts } from './texts.ts';

export interface Named {
  name: Translated;
  design: Design;
}

interface StudioProps {
  /** Shown first. */
  design: Design;
  cast: readonly Named[];
  locale: Language;
  /** Storybook's id of the story, for the link. */
  story: string;
  onDesign(design: Design): void;
}

const pngSizes = [480, 960, 1920];

/** Where a companion is designed. */
export function CompanionStudio({ design: first, cast, locale, story, onDesign }: StudioProps) {
  const [past, setPast] = useState<readonly Design[]>([]);
  const [isChangingHue, setIsChangingHue] = useState(false);
  const [design, setDesign] = useState(first);
  const [pngSize, setPngSize] = useState(String(pngSizes[0]));
  const [hasPngFailed, setHasPngFailed] = useState(false);
  const words = texts[locale];
  const look = lookOf(design);
  const show = (next: Design) => {
    setDesign(next);
    onDesign(next);
  };
  const change = (next: Design) => {
    setPast((before) => [...before, design]);
    setIsChangingHue(false);
    show(next);
  };
  /** A drag has many changes, and is undone as one. */
  const changeHue = (hue: number) => {
    const next = changed(design, 'hue', hue);
    if (isChangingHue) show(next);
    else change(next);
    setIsChangingHue(true);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast((before) => before.slice(0, -1));
    setIsChangingHue(false);
    show(last);
  };
  const savePng = async () => {
    const png = await spritePng(design, Number(pngSize)).catch(() => undefined);
    setHasPngFailed(!png);
    if (png) download(`${design.body}.png`, png);
  };

  return (
    <Studio title={words.title} lead={words.lead}>
      <section aria-label={words.cast} className={shared.shelf}>
        {cast.map((each) => (
          <button
            key={each.design.seed}
            type="button"
            className={shared.start}
            aria-pressed={each.design.seed === design.seed}
            onClick={() => change({ ...each.design, mood: design.mood })}
          >
            <Portrait companion={each} />
            {each.name[locale]}
          </button>
        ))}
      </section>

      <div className={shared.desk}>
        <div className={shared.tools}>
          <div className={css.room}>
            <span className={css.figure}>
              <Sprite
                seed={design.seed}
                look={look}
                mood={design.mood}
                size={320}
                filling
                watching
                label={words.feeling[design.mood]}
              />
            </span>
          </div>
          <fieldset className={css.moods}>
            <legend className={visuallyHidden}>{words.mood}</legend>
            {moods.map((mood) => (
              <label key={mood} className={css.mood}>
                <input
                  type="radio"
                  name="mood"
                  className={shared.radio}
                  checked={design.mood === mood}
                  onChange={() => change({ ...design, mood })}
                />
                {words.feeling[mood]}
              </label>
            ))}
          </fieldset>
          <Slider
            label={words.hue}
            unit="°"
            min={0}
            max={355}
            step={5}
            value={design.hue}
            colors={hues(0.76, 0.13)}
            onChange={changeHue}
          />
          <div className={shared.acts}>
            <Button icon={<RotateCcw size={16} />} aria-disabled={past.length === 0} onClick={undo}>
              {words.undo}
            </Button>
            <Button
              tone="primary"
              icon={<RefreshCw size={16} />}
              onClick={() => change(surprise(design))}
            >
              {words.surprise}
            </Button>
          </div>
        </div>

        <div className={css.wardrobe}>
          <PartsPicker
            design={design}
            locale={locale}
            onChange={(part, value) => change(changed(design, part, value))}
          />
        </div>
      </div>

      <Specimens design={design} locale={locale} />

      <section>
        <h2 className={shared.heading}>{words.takeAway}</h2>
        <div className={shared.takeAway}>
          <div className={shared.files}>
            <Share label={words.link} value={linkToStory(story, { ...design })} />
            <div className={shared.acts}>
              <LinkButton
                href={`data:image/svg+xml,${encodeURIComponent(spriteSvg(design, Number(pngSize)))}`}
                download={`${design.body}.svg`}
              >
                SVG
              </LinkButton>
              <Button onClick={() => void savePng()}>PNG</Button>
              <Select
                label={words.pngSize}
                value={pngSize}
                onChange={({ target }) => setPngSize(target.value)}
                options={pngSizes.map((size) => ({ value: `${size}`, label: `${size} px` }))}
              />
            </div>
            {hasPngFailed && <p role="alert">{words.pngFailed}</p>}
          </div>
          <Share
            label={words.look}
            value={JSON.stringify({ seed: design.seed, look }, null, 2)}
            isBlock
          />
        </div>
      </section>
    </Studio>
  );
}

/** Drawn once: a change of the design draws nobody of the cast again. */
const Portrait = memo(({ companion: { design } }: { companion: Named }) => (
  <Sprite seed={design.seed} look={lookOf(design)} size={56} still />
));
