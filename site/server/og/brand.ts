import { LOGO_BOX, logoShapes, type Shape } from '@companion/ui/picture';
import { MUTED, TEXT } from './colours.ts';
import { group, path } from './shapes.ts';
import { HANZI_PATH, HANZI_WIDTH, LATIN_PATH } from './wordmark.ts';

/** From the edges of the picture, px. */
const MARGIN = 56;
const MARK_HEIGHT = 76;
/** Width of a Hanzi. */
const TYPE_SIZE = 36;
const GAP = 16;

/**
 * Mark and name in the corner above left, as the header has them. Below left some readers of shared
 * links write the title over the picture.
 */
export function brand(): Shape {
  const [left, top, width, height] = LOGO_BOX;
  const scale = MARK_HEIGHT / height;
  return group(`translate(${MARGIN} ${MARGIN})`, [
    group(`scale(${scale}) translate(${-left} ${-top})`, logoShapes),
    group(
      `translate(${width * scale + GAP} ${MARK_HEIGHT - 20}) scale(${TYPE_SIZE / HANZI_WIDTH})`,
      [
        path({ d: HANZI_PATH, fill: TEXT }),
        group(`translate(${2.5 * HANZI_WIDTH} 0)`, [path({ d: LATIN_PATH, fill: MUTED })]),
      ],
    ),
  ]);
}
