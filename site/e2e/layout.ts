import type { Page } from 'playwright';
import { type DeviceName, devices } from './devices.ts';
import { idle, settled } from './visitor.ts';

/** The least width of a desktop page, px (spec §2). */
export const NARROWEST_DESKTOP = 1200;

/**
 * The narrowest page, and on a desktop the narrowest one with four cards in a row, px. A translation changes the width
 * of texts only: where the Chinese text has more room, it has too.
 */
export const narrowest: Record<DeviceName, number[]> = {
  desktop: [NARROWEST_DESKTOP, 1360],
  phone: [320],
};
/** The widths of windows at which the layout changes, and usual ones, px. */
export const widths: Record<DeviceName, number[]> = {
  desktop: [769, 1024, ...narrowest.desktop, 1440, 1920],
  phone: [...narrowest.phone, 360, 390, 768],
};

/** Finds layout faults at these widths, and on a phone at a text size of 200 percent, too. */
export async function layoutFaultsAt(
  widths: number[],
  page: Page,
  device: DeviceName,
): Promise<string[]> {
  const { viewport } = devices[device];
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...viewport, width });
    const pageWidth = device === 'desktop' ? Math.max(width, NARROWEST_DESKTOP) : width;
    for (const fault of await layoutFaults(page, pageWidth)) found.push(`at ${width} px: ${fault}`);
  }
  if (device === 'phone')
    for (const fault of await largeTextFaults(page))
      found.push(`at 320 px with texts of 200 %: ${fault}`);
  await page.setViewportSize(viewport);
  return found;
}

async function largeTextFaults(page: Page): Promise<string[]> {
  const sizeTexts = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await page.setViewportSize({ width: 320, height: 640 });
  await sizeTexts('200%');
  // A list of messages goes to its end in some frames.
  await idle(page);
  const found = [...(await layoutFaults(page, 320)), ...(await textsNotDoubled(page))];
  await sizeTexts('');
  return found;
}

/** Finds layout faults: a page wider than `width` px, and texts that are cut, overflow or overlap. */
export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await settled(page);
  return page.evaluate((width) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);

    interface Line {
      text: string;
      block: Element;
      layer: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const style = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = style.get(element) ?? getComputedStyle(element);
      style.set(element, known);
      return known;
    };
    const isVisible = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      overflowX === 'visible' && overflowY === 'visible';
    const isCut = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const lines: Line[] = [];

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(owner.tagName))
        continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (owner.closest('svg')) continue;

      const above: Element[] = [];
      // The page's width is checked separately, so <html> is left out.
      for (
        let element: Element | null = owner;
        element !== null && element !== root;
        element = element.parentElement
      )
        above.push(element);
      // Skips text for screen readers only.
      if (above.some((element) => styleOf(element).clipPath.startsWith('inset(50%'))) continue;
      const block = above.find((element) => !styleOf(element).display.startsWith('inline'));
      const layer =
        above.find((element) => ['fixed', 'sticky'].includes(styleOf(element).position)) ?? null;

      const clips = above
        .filter((element) => !isVisible(styleOf(element)))
        .map((element) => ({ element, box: element.getBoundingClientRect() }));

      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        // Uses the height of glyphs: a font may be taller than its line.
        const size = Number.parseFloat(styleOf(owner).fontSize);
        const middle = (rect.top + rect.bottom) / 2;
        const line = {
          text: text.slice(0, 40),
          block: block ?? owner,
          layer,
          left: rect.left,
          right: rect.right,
          top: middle - size * 0.4,
          bottom: middle + size * 0.4,
        };
        let isShown = true;
        let mayRunOut = false;
        for (const { element, box } of clips) {
          if (!isShown || mayRunOut) break;
          const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
          if (scrolls(overflowX) || scrolls(overflowY)) {
            mayRunOut = true;
            // Text that is scrolled out of view.
            isShown = line.bottom > box.top && line.top < box.bottom;
            continue;
          }
          const isBeside =
            isCut(overflowX) && (line.left < box.left - 1.5 || line.right > box.right + 1.5);
          const isBelow =
            isCut(overflowY) && (line.top < box.top - 1.5 || line.bottom > box.bottom + 1.5);
          if (!isBeside && !isBelow) continue;
          isShown = false;
          // Intended: an ellipsis shows that there is more.
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
          found.push(`cut: ${line.text} in ${element.tagName.toLowerCase()}.${element.className}`);
        }
        if (!isShown) continue;
        // Fixed elements are limited by the window.
        const isFixed = layer !== null && styleOf(layer).position === 'fixed';
        const [start, end] = isFixed ? [0, innerWidth] : [-scrollX, width - scrollX];
        if (!mayRunOut && (line.left < start - 1 || line.right > end + 1))
          found.push(`out of reach: ${line.text}`);
        lines.push(line);
      }
    }

    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - 1) break;
        if (other.block === line.block || other.layer !== line.layer) continue;
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        if (across > 2 && down > 2) found.push(`on each other: ${line.text} | ${other.text}`);
      }
    return [...new Set(found)];
  }, width);
}

/** Finds texts that a text size of 200 percent does not make twice as large, and that are smaller than 32 px. */
function textsNotDoubled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LARGE = 32;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const owners = new Set<HTMLElement>();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const owner = node.parentElement;
      const isText = node.textContent?.trim() !== '' && !owner?.closest('script, style, svg');
      if (owner && isText && owner.checkVisibility()) owners.add(owner);
    }
    const sizes = () =>
      [...owners].map((owner) => Number.parseFloat(getComputedStyle(owner).fontSize));
    const large = sizes();
    const root = document.documentElement;
    const chosen = root.style.fontSize;
    root.style.fontSize = '';
    const usual = sizes();
    root.style.fontSize = chosen;
    return [...owners].flatMap((owner, index) => {
      const [now = 0, before = 0] = [large[index], usual[index]];
      return now >= LARGE || now >= 2 * before - 0.1
        ? []
        : [`${before} to ${now} px: ${owner.textContent?.slice(0, 40)}`];
    });
  });
}
