import { TEXT } from '../../link-picture/colours.ts';
import { ellipse, path } from '../../link-picture/shapes.ts';
import { type CardDrawing, type CompanionCard, type Typeset, WIDTH } from './card.ts';
import { fitted, ground, INNER, litCompanion, MARGIN, stacked, tonesOf } from './frame.ts';

const FLOOR = 1120;
const MIDDLE = WIDTH / 2;

/** A companion on its stage, with its name set large and its line. */
export function companionCard(
  { companion, role, line }: CompanionCard,
  typeset: Typeset,
): CardDrawing {
  const { text } = tonesOf(companion.hue);
  const { before, brand } = ground(companion.hue);
  const { texts, bottom } = stacked(MARGIN, 204, [
    {
      ...fitted(typeset, role, [34], { leading: 1.5, width: INNER, maxLines: 1 }),
      colour: text,
    },
    {
      ...fitted(typeset, companion.name, [176, 148, 120, 96], {
        isBold: true,
        leading: 1.2,
        width: INNER,
        maxLines: 1,
      }),
      colour: TEXT,
    },
    {
      ...fitted(typeset, line, [46, 42], { leading: 1.55, width: INNER, maxLines: 3 }),
      gap: 16,
      colour: TEXT,
    },
  ]);
  const size = Math.min(640, FLOOR - bottom + 40);
  return {
    shapes: [
      ...before,
      ellipse({ cx: MIDDLE, cy: 860, rx: 640, ry: 520, fill: 'url(#light)' }),
      path({
        d: `M${MIDDLE - 44}-20H${MIDDLE + 16}L${MIDDLE + 430} ${FLOOR}A430 66 0 0 1 ${MIDDLE - 430} ${FLOOR}Z`,
        fill: 'url(#cone)',
      }),
      ...litCompanion(MIDDLE, FLOOR, size, companion),
      brand,
    ],
    texts,
  };
}
