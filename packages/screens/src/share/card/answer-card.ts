import { MUTED, NIGHT, TEXT } from '../../link-picture/colours.ts';
import { ellipse, path } from '../../link-picture/shapes.ts';
import { standingCompanion } from '../../link-picture/standing-companion.ts';
import { plainReply } from '../../talks/plain-reply.ts';
import { type AnswerCard, type CardDrawing, type CardTexts, type Typeset, WIDTH } from './card.ts';
import { FOOT, fitted, ground, INNER, MARGIN, stacked } from './frame.ts';

/** Paper in lamplight, and the ink on it. */
const PAPER = 'oklch(0.95 0.025 85)';
const INK = 'oklch(0.25 0.03 60)';
const FAINT_INK = 'oklch(0.48 0.04 65)';

/** Distance of the text from the paper's edges, px. */
const PADDING = 60;
/** The lowest point of the paper. */
const LOWEST = FOOT - 48;
const COMPANION = 320;
/** Depths of the torn edge, px. One after the other, again and again. */
const TEETH = [14, 4, 18, 8, 2, 16, 6, 20, 10, 3, 12, 7];
const TOOTH = 18;

/** A page torn from the talk: the companion sits on its upper edge, beside the question. */
export function answerCard(
  { companion, question, answer }: AnswerCard,
  typeset: Typeset,
  { label, ai }: CardTexts,
): CardDrawing {
  const { hue, name } = companion;
  const { before, brand } = ground(hue);
  const width = INNER - 2 * PADDING;
  const asked = stacked(MARGIN, 0, [
    {
      ...fitted(typeset, label, [30], { leading: 1.6, width: 560, maxLines: 1 }),
      colour: MUTED,
    },
    {
      ...fitted(typeset, question, [60, 52, 44, 38], {
        isBold: true,
        leading: 1.3,
        width: INNER - COMPANION - 16,
        maxLines: 4,
      }),
      colour: TEXT,
    },
  ]);
  const head = Math.max(asked.bottom, COMPANION - 60);
  const room = LOWEST - 188 - head - 40 - PADDING * 2 - 96;
  const leading = 1.7;
  // The largest size that leaves the answer whole.
  const said = fitted(typeset, plainReply(answer), [48, 42, 38, 34, 31], {
    leading,
    width,
    maxLines: (size) => Math.floor(room / (size * leading)),
  });
  const height = said.height + 2 * PADDING + 96;
  // Centred between the brand and the foot.
  const top = Math.max(188, 188 + (LOWEST - 188 - head - 40 - height) / 2) + head + 40;
  const paper = stacked(MARGIN + PADDING, top + PADDING - 12, [
    { ...said, colour: INK },
    {
      ...fitted(typeset, `${name} · ${ai}`, [28, 24], {
        leading: 1.6,
        width,
        maxLines: 1,
      }),
      gap: 32,
      colour: FAINT_INK,
    },
  ]);
  return {
    shapes: [
      ...before,
      ellipse({ cx: 800, cy: top - 120, rx: 560, ry: 460, fill: 'url(#light)' }),
      path({ d: torn(top + 14, top + height + 12), fill: NIGHT, opacity: 0.4 }),
      path({ d: torn(top, top + height), fill: PAPER }),
      ...standingCompanion(WIDTH - MARGIN - COMPANION / 2 - 12, top + 12, COMPANION, {
        ...companion,
        mood: 'happy',
        id: 'body',
      }),
      brand,
    ],
    texts: [
      ...asked.texts.map((block) => ({ ...block, y: block.y + top - 40 - asked.bottom })),
      ...paper.texts,
    ],
  };
}

/** A page whose lower edge is torn. */
function torn(top: number, bottom: number): string {
  const right = WIDTH - MARGIN;
  let edge = `M${MARGIN + 12} ${top}H${right - 12}q12 0 12 12V${bottom}`;
  let index = 0;
  for (let x = right - TOOTH; x > MARGIN; x -= TOOTH) {
    edge += `L${x} ${bottom - (TEETH[index % TEETH.length] ?? 0)}`;
    index += 1;
  }
  return `${edge}L${MARGIN} ${bottom - 6}V${top + 12}q0-12 12-12Z`;
}
