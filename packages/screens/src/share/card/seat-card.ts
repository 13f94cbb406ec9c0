import { MUTED, TEXT } from '../../link-picture/colours.ts';
import { ellipse, path } from '../../link-picture/shapes.ts';
import { type CardDrawing, type CardTexts, type SeatCard, type Typeset, WIDTH } from './card.ts';
import { fitted, ground, litCompanion, MARGIN, stacked, tonesOf } from './frame.ts';

const SURFACE = 'oklch(0.21 0.02 265)';
const LINE = 'oklch(0.38 0.02 265)';
const TOP = 188;
const BOTTOM = 1160;
/** Where the stub is torn off. */
const PERFORATION = 896;
const NOTCH = 30;
const PADDING = 60;
const FLOOR = 664;

/** The visitor's ticket to the seat beside the companions: their own companion, their name, what they have. */
export function seatCard(
  { companion }: SeatCard,
  typeset: Typeset,
  { label, facts }: CardTexts,
): CardDrawing {
  const { hue, name } = companion;
  const { light, text } = tonesOf(hue);
  const { before, brand } = ground(hue);
  const left = MARGIN + PADDING;
  const width = WIDTH - 2 * left;
  const holder = stacked(left, 724, [
    {
      ...fitted(typeset, name, [92, 76, 60, 48], {
        isBold: true,
        leading: 1.25,
        width,
        maxLines: 1,
      }),
      colour: TEXT,
    },
  ]);
  // The first value is a date.
  const shares = [0, 0.42, 0.71, 1];
  const startOf = (index: number) => (shares[index] ?? 1) * width;
  const style = { leading: 1.5, width: startOf(2) - startOf(1) - 24, maxLines: 1 };
  // All values have the size of the longest.
  const size = Math.min(
    ...facts.map(({ value }, index) => {
      const room = startOf(index + 1) - startOf(index) - 24;
      return fitted(typeset, value, [50, 44, 38, 32], { ...style, width: room }).style.size;
    }),
  );
  const cells = facts.flatMap(
    ({ label: of, value }, index) =>
      stacked(left + startOf(index), PERFORATION + 62, [
        { ...fitted(typeset, of, [28, 24], style), colour: MUTED },
        { ...fitted(typeset, value, [size], { ...style, width, isBold: true }), colour: TEXT },
      ]).texts,
  );
  const title = fitted(typeset, label, [34], { leading: 1.5, width, maxLines: 1 });
  return {
    shapes: [
      ...before,
      ellipse({ cx: WIDTH / 2, cy: 560, rx: 640, ry: 560, fill: 'url(#light)' }),
      path({ d: ticket(), fill: SURFACE, stroke: LINE, strokeWidth: 2 }),
      ellipse({ cx: WIDTH / 2, cy: 520, rx: 420, ry: 300, fill: 'url(#light)' }),
      path({
        d: `M${MARGIN + NOTCH + 24} ${PERFORATION}H${WIDTH - MARGIN - NOTCH - 24}`,
        stroke: light,
        strokeWidth: 4,
        strokeDasharray: '2 16',
        strokeLinecap: 'round',
        fill: 'none',
      }),
      path({ d: `M${left} ${TOP + 130}h64`, stroke: text, strokeWidth: 4, fill: 'none' }),
      ...litCompanion(WIDTH / 2, FLOOR, 440, companion),
      brand,
    ],
    texts: [{ ...title, x: left, y: TOP + 56, colour: text }, ...holder.texts, ...cells],
  };
}

/** The outline of a ticket, notched at both ends of the perforation. */
const ticket = (): string =>
  `M${MARGIN + 36} ${TOP}H${WIDTH - MARGIN - 36}q36 0 36 36V${PERFORATION - NOTCH}` +
  `a${NOTCH} ${NOTCH} 0 0 0 0 ${2 * NOTCH}V${BOTTOM - 36}q0 36-36 36H${MARGIN + 36}q-36 0-36-36` +
  `V${PERFORATION + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 0-${2 * NOTCH}V${TOP + 36}q0-36 36-36Z`;
