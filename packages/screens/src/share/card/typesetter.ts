import { text as textClass } from '@companion/ui/theme';
import { phrased } from '../../phrases/phrases.ts';
import { ZERO_WIDTH_SPACE } from '../../phrases/zero-width-space.ts';
import type { TextBlock, TextStyle, Typeset } from './card.ts';

const weightOf = ({ isBold = false }: TextStyle) => (isBold ? 700 : 400);

/** A text of at most this many lines is a heading or a tagline. */
const SHORT = 4;

/** A character that the reader sees as one. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/**
 * Sets the texts of a card. The browser breaks the lines in an element outside the window, because a canvas knows
 * neither line breaks nor the fonts that CSS chooses by language.
 */
export function createTypesetter() {
  const probe = document.createElement('div');
  probe.className = textClass;
  probe.setAttribute('aria-hidden', 'true');
  Object.assign(probe.style, {
    position: 'fixed',
    insetInlineStart: '-9999px',
    insetBlockStart: '0',
    overflowWrap: 'anywhere',
    // A canvas has neither.
    textAutospace: 'no-autospace',
    textSpacingTrim: 'space-all',
  });
  document.body.append(probe);
  const { fontFamily } = getComputedStyle(probe);

  const fontOf = (style: TextStyle) => `${weightOf(style)} ${style.size}px ${fontFamily}`;

  const isChinese = document.documentElement.lang.startsWith('zh');

  const typeset: Typeset = (text, style, limit = style.maxLines) => {
    const isShort = style.maxLines <= SHORT;
    Object.assign(probe.style, {
      font: fontOf(style),
      lineHeight: String(style.leading),
      inlineSize: `${style.width}px`,
      // Short texts have lines of equal length, and break between phrases.
      textWrap: isShort ? 'balance' : 'pretty',
      wordBreak: isShort ? (isChinese ? 'keep-all' : 'auto-phrase') : 'normal',
    });
    const lines = text.split(/\n\s*/).flatMap((paragraph, index) => {
      probe.textContent = isShort && isChinese ? phrased(paragraph) : paragraph;
      return [...(index > 0 ? [''] : []), ...linesOf(probe, (style.size * style.leading) / 2)];
    });
    if (lines.length <= limit) return lines;
    const whole = lines.slice(0, limit);
    const cut = graphemesOf(whole.pop() ?? '').slice(0, -1);
    return [...whole, `${cut.join('').replace(/\p{P}$/u, '')}…`];
  };

  return {
    typeset,
    /** Loads the web fonts of the texts; a canvas does not wait for them. One that fails leaves its fallback. */
    loadFonts: (blocks: readonly TextBlock[]) =>
      Promise.allSettled(
        blocks.map(({ style, lines }) => document.fonts.load(fontOf(style), lines.join(''))),
      ),
    paint(canvas: CanvasRenderingContext2D, { lines, x, y, style, colour }: TextBlock): void {
      canvas.font = fontOf(style);
      canvas.fillStyle = colour;
      canvas.textBaseline = 'alphabetic';
      const pitch = style.size * style.leading;
      lines.forEach((line, index) => {
        // The middle of a Hanzi is 0.38 em above the baseline.
        canvas.fillText(line, x, y + pitch * (index + 0.5) + style.size * 0.38);
      });
    },
    /** Element in whose language the canvas sets its texts. */
    host: probe,
    dispose: () => probe.remove(),
  };
}

function linesOf(element: HTMLElement, halfPitch: number): string[] {
  const node = element.firstChild;
  if (!node) return [];
  const lines: string[] = [];
  const range = document.createRange();
  let middle = Number.NEGATIVE_INFINITY;
  let start = 0;
  for (const sign of graphemesOf(node.textContent ?? '')) {
    range.setStart(node, start);
    start += sign.length;
    range.setEnd(node, start);
    const { top, bottom, width } = range.getBoundingClientRect();
    const own = (top + bottom) / 2;
    if (width > 0 && own > middle + halfPitch) {
      middle = own;
      lines.push('');
    }
    if (lines.length > 0) lines.push(`${lines.pop()}${sign}`);
  }
  return lines.map((line) => line.replaceAll(ZERO_WIDTH_SPACE, '').trim());
}
