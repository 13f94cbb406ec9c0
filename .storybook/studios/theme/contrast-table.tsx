import { Check, X } from '@companion/ui/icon';
import { visuallyHidden } from '@companion/ui/theme';
import { useId } from 'react';
import type { Language } from '../language.ts';
import * as studio from '../studio.css.ts';
import { type ContrastCell, isFault } from './contrast-cells.ts';
import * as css from './contrast-table.css.ts';
import { texts } from './texts.ts';
import type { ModeName } from './theme-design.ts';

const grounds = ['page', 'surface', 'raised'];

interface ContrastProps {
  cells: readonly ContrastCell[];
  locale: Language;
}

/** What can't be read, in words, and every pair with its figures. */
export function ContrastTable({ cells, locale }: ContrastProps) {
  const id = useId();
  const words = texts[locale];
  const faults = cells.filter(isFault);
  return (
    <section id="contrast" aria-labelledby={id}>
      <h2 id={id} className={studio.heading}>
        {words.contrast}
      </h2>
      <p className={css.lead}>{words.contrastLead}</p>
      {faults.length === 0 ? (
        <p className={css.holds}>
          <Check size={18} />
          {words.holds}
        </p>
      ) : (
        <>
          <p className={css.fails}>
            <X size={18} />
            {words.fails(faults.length)}
          </p>
          <ul className={css.faults}>
            {faults.map((fault) => (
              <li key={`${fault.mode} ${fault.pair}`}>{faultOf(fault, locale)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={css.modes}>
        {(['night', 'day'] as const).map((mode) => (
          <ModeTable
            key={mode}
            mode={mode}
            cells={cells.filter((cell) => cell.mode === mode)}
            locale={locale}
          />
        ))}
      </div>
    </section>
  );
}

/** In one sentence. */
function faultOf(cell: ContrastCell, locale: Language) {
  const { mode, names, ratio, least, lc, leastLc, passes } = cell;
  const words = texts[locale];
  const needs = [
    ...(passes.wcag ? [] : [words.wcag(ratio.toFixed(2), least)]),
    ...(passes.apca ? [] : [words.apca(lc, leastLc)]),
  ];
  return words.fault(words[mode], ...names, needs.join(locale === 'en' ? '; ' : '；'));
}

interface ModeTableProps {
  mode: ModeName;
  cells: readonly ContrastCell[];
  locale: Language;
}

function ModeTable({ mode, cells, locale }: ModeTableProps) {
  const words = texts[locale];
  const isOnGround = ({ names: [, ground] }: ContrastCell) => grounds.includes(ground);
  const inks = Map.groupBy(cells.filter(isOnGround), ({ names: [ink] }) => ink);
  return (
    <table className={css.table}>
      <caption className={css.caption}>{words[mode]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.color}</th>
          {grounds.map((ground) => (
            <th key={ground} scope="col">
              {ground}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...inks].map(([ink, onGrounds]) => (
          <tr key={ink}>
            <th scope="row">{ink}</th>
            {onGrounds.map((cell) => (
              <td key={cell.pair}>
                <Figures cell={cell} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={4} className={css.fills}>
            {words.onFills}
          </th>
        </tr>
        {cells
          .filter((cell) => !isOnGround(cell))
          .map((cell) => (
            <tr key={cell.pair}>
              <th scope="row">{cell.pair}</th>
              <td colSpan={3}>
                <Figures cell={cell} locale={locale} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Figures({ cell, locale }: { cell: ContrastCell; locale: Language }) {
  const { color, ground, ratio, lc, passes, isEdge } = cell;
  return (
    <div className={css.cell}>
      <span
        className={isEdge ? css.edge : css.sample}
        style={{ color: cssOf(color), backgroundColor: cssOf(ground) }}
        aria-hidden="true"
        data-sample
      >
        {!isEdge && texts[locale].sample}
      </span>
      <Figure passes={passes.wcag} locale={locale} text={`${ratio.toFixed(1)}:1`} />
      <Figure passes={passes.apca} locale={locale} text={`Lc ${lc}`} />
    </div>
  );
}

const cssOf = ([lightness, chroma, hue]: ContrastCell['color']) =>
  `oklch(${lightness} ${chroma} ${hue})`;

const Figure = ({ passes, text, locale }: { passes: boolean; text: string; locale: Language }) => (
  <span className={passes ? css.passes : css.misses}>
    {!passes && <X size={14} />}
    <span>{text}</span>
    {!passes && <span className={visuallyHidden}>{texts[locale].tooLow}</span>}
  </span>
);
