import { Sprite } from '@companion/ui/sprite';
import { Tabs } from '@companion/ui/tabs';
import { visuallyHidden } from '@companion/ui/theme';
import { designedFigure } from '../../../packages/ui/src/brand/sprite/designed/designed-figure.ts';
import { faceHeight } from '../../../packages/ui/src/brand/sprite/drawing-of.ts';
import type { Language } from '../language.ts';
import * as shared from '../studio.css.ts';
import { changed, choicesOf, type Design, lookOf, type Part } from './design.ts';
import * as css from './parts-picker.css.ts';
import { texts } from './texts.ts';

interface PickerProps {
  design: Design;
  locale: Language;
  onChange(name: Part, value: string): void;
}

/** In the order in which a companion is designed. */
const groups: readonly (readonly [Part, ...Part[]])[] = [
  ['body'],
  ['eyes'],
  ['mouth'],
  ['head'],
  ['worn'],
  ['held'],
  ['tool'],
  ['marking'],
  ['material'],
  ['height', 'pose'],
];

/** Every choice is drawn on the companion itself. */
export const PartsPicker = ({ design, locale, onChange }: PickerProps) => (
  <Tabs
    label={texts[locale].parts}
    tabs={groups.map((group) => ({
      value: group[0],
      label: group.map((part) => texts[locale].part[part]).join(' · '),
      content: (
        <div className={css.groups}>
          {group.map((part) => (
            <Choices key={part} part={part} design={design} locale={locale} onChange={onChange} />
          ))}
        </div>
      ),
    }))}
  />
);

function Choices({ part, design, locale, onChange }: PickerProps & { part: Part }) {
  const { part: names, nothing, empty } = texts[locale];
  const choices = choicesOf(part, design);
  const isFace = part === 'eyes' || part === 'mouth';
  return (
    <fieldset className={css.choices}>
      <legend className={visuallyHidden}>{names[part]}</legend>
      {choices.length === 1 && <p className={css.empty}>{empty}</p>}
      {choices.map((name) => {
        const drawn = changed(design, part, name);
        const look = lookOf(drawn);
        return (
          <label key={name} className={css.choice}>
            <input
              type="radio"
              className={shared.radio}
              name={part}
              value={name}
              checked={design[part] === name}
              onChange={() => onChange(part, name)}
            />
            <span className={css.frame}>
              <span
                className={isFace ? css.closeUp : undefined}
                style={{
                  transformOrigin: `50% ${faceHeight(designedFigure(design.seed, look))}%`,
                }}
              >
                <Sprite seed={design.seed} look={look} size={76} still />
              </span>
            </span>
            <span className={css.name}>{name === 'none' ? nothing : name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
