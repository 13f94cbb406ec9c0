import { COVER_BOX, coverPicture } from '@companion/ui/picture';
import { moBan } from '../../layout/cast.ts';
import { MUTED, NIGHT, PAGE, TEXT } from '../../link-picture/colours.ts';
import { ellipse, group, rect, verticalGradient } from '../../link-picture/shapes.ts';
import {
  type CardDrawing,
  type CardTexts,
  type EndingCard,
  type GuideCard,
  type Typeset,
  WIDTH,
} from './card.ts';
import { fitted, ground, INNER, litCompanion, MARGIN, stacked, tonesOf } from './frame.ts';

/** Lower edge of the scene. */
const SCENE = 800;
const COMPANION = 380;

/** A postcard: the scene, what it is set large, and a text below it. In the library's scenes sits its keeper. */
export function sceneCard(
  card: EndingCard | GuideCard,
  typeset: Typeset,
  { label }: CardTexts,
): CardDrawing {
  const { from, title, text, art } = card;
  const companion = card.kind === 'ending' ? card.companion : { ...moBan, name: '' };
  const hue = card.kind === 'ending' ? companion.hue : card.hue;
  const { before, brand } = ground(hue);
  const [width, height] = COVER_BOX;
  const scale = Math.max(WIDTH / width, SCENE / height);
  const bold = { isBold: true, leading: 1.2, width: INNER };
  const isLong = typeset(title, { ...bold, size: 78, maxLines: 2 }).length > 1;
  const name = isLong
    ? fitted(typeset, title, [72, 60], { ...bold, maxLines: 2 })
    : fitted(typeset, title, [116, 96, 78], { ...bold, maxLines: 1 });
  const words = stacked(MARGIN, 756, [
    {
      ...fitted(typeset, from === '' ? label : `${label} · ${from}`, [32, 28], {
        leading: 1.6,
        width: 600,
        maxLines: 1,
      }),
      colour: tonesOf(hue).text,
    },
    {
      ...name,
      colour: TEXT,
    },
    {
      ...fitted(typeset, text, [36, 33], { leading: 1.65, width: INNER, maxLines: isLong ? 3 : 4 }),
      gap: 16,
      colour: MUTED,
    },
  ]);
  return {
    shapes: [
      ...before,
      verticalGradient('dusk', [0, PAGE, 0], [0.6, PAGE, 0.25], [1, PAGE, 1]),
      verticalGradient('veil', [0, NIGHT, 0.7], [1, NIGHT, 0]),
      {
        tag: 'clipPath',
        attributes: { id: 'scene' },
        children: [rect({ width: WIDTH, height: SCENE })],
      },
      {
        tag: 'g',
        attributes: { clipPath: 'url(#scene)' },
        children: [
          group(
            `translate(${(WIDTH - width * scale) / 2} ${(SCENE - height * scale) / 2}) scale(${scale})`,
            coverPicture({ ...art, hue, shaded: false, id: 'art' }),
          ),
        ],
      },
      rect({ width: WIDTH, height: 240, fill: 'url(#veil)' }),
      rect({ y: 300, width: WIDTH, height: SCENE - 298, fill: 'url(#dusk)' }),
      ellipse({ cx: 810, cy: 600, rx: 420, ry: 320, fill: 'url(#light)' }),
      ...litCompanion(WIDTH - MARGIN - COMPANION / 2 - 24, 730, COMPANION, companion),
      brand,
    ],
    texts: words.texts,
  };
}
