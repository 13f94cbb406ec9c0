import { flatColour } from '@companion/ui/picture';
import { svgDocument } from '../../link-picture/svg.ts';
import { answerCard } from './answer-card.ts';
import {
  type CardDrawing,
  type CardTexts,
  HEIGHT,
  type ShareCard,
  type Typeset,
  WIDTH,
} from './card.ts';
import { companionCard } from './companion-card.ts';
import { foot, joined } from './frame.ts';
import { sceneCard } from './scene-card.ts';
import { seatCard } from './seat-card.ts';
import { createTypesetter } from './typesetter.ts';

function compose(card: ShareCard, typeset: Typeset, texts: CardTexts): CardDrawing {
  switch (card.kind) {
    case 'companion':
      return companionCard(card, typeset);
    case 'answer':
      return answerCard(card, typeset, texts);
    case 'ending':
    case 'guide':
      return sceneCard(card, typeset, texts);
    case 'seat':
      return seatCard(card, typeset, texts);
  }
}

/**
 * Draws a card as a PNG of 1080 × 1440 px, in the language of the document. `address` is that of its QR code.
 * @throws when the browser cannot draw it, for example because it forbids reading a canvas
 */
export async function drawCard(card: ShareCard, address: string, texts: CardTexts): Promise<Blob> {
  const typesetter = createTypesetter();
  try {
    const { typeset } = typesetter;
    const drawing = joined(compose(card, typeset, texts), foot(typeset, address, texts));
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    typesetter.host.replaceChildren(canvas);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    const [picture] = await Promise.all([
      loadImage(svgDocument(drawing.shapes, WIDTH, HEIGHT)),
      typesetter.loadFonts(drawing.texts),
    ]);
    context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    for (const block of drawing.texts)
      typesetter.paint(context, { ...block, colour: flatColour(block.colour).hex });
    return await pngOf(canvas);
  } finally {
    typesetter.dispose();
  }
}

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser made no picture'));
    }, 'image/png'),
  );
