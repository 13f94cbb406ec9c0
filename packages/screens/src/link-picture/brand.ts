import { LOGO_BOX, logoShapes, type Shape } from '@companion/ui/picture';
import { MUTED, TEXT } from './colours.ts';
import { group, path } from './shapes.ts';
import { HANZI_PATH, HANZI_WIDTH, LATIN_PATH } from './wordmark.ts';

/** Distance from the edges of the picture, px. */
const MARGIN = 56;
const LOGO_HEIGHT = 76;
/** Width of one Hanzi, px. */
const TYPE_SIZE = 36;
const GAP = 16;

/**
 * Logo and product name in the top left corner. Some sites print the link's title over the bottom left corner.
 */
export function brand(): Shape {
  const [left, top, width, height] = LOGO_BOX;
  const scale = LOGO_HEIGHT / height;
  return group(`translate(${MARGIN} ${MARGIN})`, [
    group(`scale(${scale}) translate(${-left} ${-top})`, logoShapes),
    group(
      `translate(${width * scale + GAP} ${LOGO_HEIGHT - 20}) scale(${TYPE_SIZE / HANZI_WIDTH})`,
      [
        path({ d: HANZI_PATH, fill: TEXT }),
        group(`translate(${2.5 * HANZI_WIDTH} 0)`, [path({ d: LATIN_PATH, fill: MUTED })]),
      ],
    ),
  ]);
}
