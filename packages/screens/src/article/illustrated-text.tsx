import type { EntitySummary, Plate, ProseBlock } from '@companion/sdk/contract';
import { Prose } from '@companion/ui/prose';
import { Fragment, type ReactNode } from 'react';
import { sectionId } from '../layout/index.ts';
import * as css from './article.css.ts';
import {
  findMarks,
  findQuote,
  firstNumbers,
  type Mark,
  type Span,
  textsOf,
} from './plates/marks.ts';
import { phraseId, placeId } from './plates/number-link.tsx';
import { PlateFigure } from './plates/plate-figure.tsx';
import * as plateCss from './plates/plates.css.ts';

export interface IllustratedTextProps {
  blocks: readonly ProseBlock[];
  plates: readonly Plate[];
  /** The boss of the article. */
  boss: EntitySummary | undefined;
  /** A sentence of the text, to be marked. */
  quote?: string | undefined;
}

/** Id of the marked sentence. */
export const QUOTE_ID = 'quote';

/** An article's text beside its plates. A phrase and its place on a plate light each other and link to each other. */
export function IllustratedText({ blocks, plates, boss, quote }: IllustratedTextProps) {
  const marks = findMarks(blocks, plates);
  const marked = new Set(marks.flatMap((each) => each.map(({ number }) => number)));
  const firsts = firstNumbers(plates);
  const quoted = findQuote(blocks, quote);
  let next = 0;
  let headings = 0;
  return (
    <div className={`${css.illustrated} ${plateCss.illustrated}`}>
      {plates.length > 0 && (
        <div className={css.plates}>
          {plates.map((plate, index) => (
            <PlateFigure
              key={index}
              plate={plate}
              first={firsts[index] ?? 1}
              marked={marked}
              boss={index === 0 ? boss : undefined}
            />
          ))}
        </div>
      )}
      <Prose>
        {blocks.map((block, index) => {
          const texts = textsOf(block).map((text, at) => (
            <MarkedText
              key={at}
              text={text}
              marks={marks[next + at] ?? []}
              quoted={quoted?.at === next + at ? quoted : undefined}
            />
          ));
          next += texts.length;
          const id = block.type === 'heading' ? sectionId(++headings) : undefined;
          return <Block key={index} type={block.type} texts={texts} id={id} />;
        })}
      </Prose>
    </div>
  );
}

interface BlockProps {
  type: ProseBlock['type'];
  texts: readonly ReactNode[];
  id: string | undefined;
}

function Block({ type, texts, id }: BlockProps) {
  if (type === 'heading') return <h2 id={id}>{texts}</h2>;
  if (type === 'paragraph') return <p>{texts}</p>;
  const items = texts.map((text, index) => <li key={index}>{text}</li>);
  return type === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  quoted: Span | undefined;
}

function MarkedText({ text, marks, quoted }: MarkedTextProps) {
  if (!quoted) return <Phrases text={text} marks={marks} start={0} end={text.length} />;
  const { start, end } = quoted;
  return (
    <>
      <Phrases text={text} marks={marks} start={0} end={start} />
      <mark id={QUOTE_ID} className={css.quote}>
        <Phrases text={text} marks={marks} start={start} end={end} />
      </mark>
      <Phrases text={text} marks={marks} start={end} end={text.length} />
    </>
  );
}

/** A part of a text, with the marks that are whole in it. */
function Phrases({ text, marks, start, end }: Omit<MarkedTextProps, 'quoted'> & Span) {
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
  return (
    <>
      {inside.map((mark, index) => (
        <Fragment key={mark.number}>
          <Piece text={text.slice(inside[index - 1]?.end ?? start, mark.start)} />
          <a
            id={phraseId(mark.number)}
            className={plateCss.mark}
            href={`#${placeId(mark.number)}`}
            data-mark={mark.number}
          >
            {text.slice(mark.start, mark.end)}
          </a>
        </Fragment>
      ))}
      <Piece text={text.slice(inside.at(-1)?.end ?? start, end)} />
    </>
  );
}

const Piece = ({ text }: { text: string }) => text !== '' && <span>{text}</span>;
