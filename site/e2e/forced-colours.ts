import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { settled } from './visitor.ts';

/** Margin of a screenshot around a control or its card, px. A focus ring may surround the card. */
const AROUND = 120;
/** Room for the outline of a suggestion, px. */
const NEAR = 4;
/** Least contrast by WCAG 1.4.11. */
const LEAST_CONTRAST = 3;
/** Fewest changed pixels that count as visible. */
const FEWEST_PIXELS = 12;
/** Least pixels of a focus ring, as a share of the control's circumference. A ring is 2 px wide. */
const RING_SHARE = 0.6;

const schemes = ['dark', 'light'] as const;

interface Control {
  /** The value of its data-control attribute. */
  mark: string;
  /** Its name in findings. */
  name: string;
  /** Controls with the same look are checked once. */
  look: string;
  /** A field without a border. */
  lacksEdge: boolean;
  /** False: shown on hover or focus only. */
  isShown: boolean;
  mayFocus: boolean;
  state: string | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a control in the window and the clip of its screenshots. */
interface Place {
  box: Box;
  clip: Box;
}

/**
 * Finds controls, focus rings and states that forced colours hide, in dark and light. Checks each look
 * once: `seen` holds those that were checked. `within`: selector of the part to look at.
 */
export async function unseenIn(page: Page, seen: Set<string>, within = 'body'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await settled(page);
    // Makes the browser show focus rings.
    await page.keyboard.press('Shift');
    for (const control of await controlsOf(page, within)) {
      const look = `${colorScheme} ${control.look}`;
      if (seen.has(look)) continue;
      const place = await placeOf(page, control);
      if (!place) continue;
      const faults = await missed(page, control, place);
      // Ignores controls that were replaced or covered by a dialog meanwhile.
      if (faults.length > 0 && !(await isWithinReach(page, control))) continue;
      if (faults.length === 0) seen.add(look);
      for (const what of faults) found.push(`${colorScheme}, ${control.name}: ${what}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  return found;
}

/**
 * Finds whether forced colours hide words of suggestions, or which one is chosen. `unseenIn` can't: it takes the focus from
 * the field, and without it there are no suggestions.
 */
export async function unseenSuggestions(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await settled(page);
    const parts = await controlsOf(page, '[role="listbox"]');
    if (!parts.some(({ state }) => state !== null)) found.push(`${colorScheme}: nothing is chosen`);
    for (const part of parts) {
      // Forced colours draw the caret of the field, which blinks beside the list.
      const place = await placeOf(page, part, NEAR);
      if (!place) continue;
      const { name } = part;
      if (isBlank(await picture(page, place.box)))
        found.push(`${colorScheme}, ${name}: is not drawn`);
      if (await hidesState(page, part, place))
        found.push(`${colorScheme}, ${name}: hides its state`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  return found;
}

async function missed(page: Page, control: Control, place: Place): Promise<string[]> {
  const { mark, lacksEdge, isShown, mayFocus } = control;
  const { box, clip } = place;
  const found: string[] = [];
  await leaveFocus(page);
  const atRest = await picture(page, clip);
  if (isShown && isBlank(crop(atRest, box, clip))) found.push('is not drawn');
  if (lacksEdge) found.push('has no edge');
  if (mayFocus) {
    await page.evaluate((mark) => {
      document.querySelector<HTMLElement>(`[data-control="${mark}"]`)?.focus();
    }, mark);
    const focused = await picture(page, clip);
    await leaveFocus(page);
    const round = 2 * (box.width + box.height);
    if (changed(atRest, focused) < RING_SHARE * round) found.push('hides its focus');
  }
  if (await hidesState(page, control, place)) found.push('hides its state');
  return found;
}

async function hidesState(page: Page, { mark, state }: Control, { clip }: Place): Promise<boolean> {
  if (state === null) return false;
  // A bolder font alone must not count as a visible state.
  await page.evaluate((mark) => {
    const drawn = document.querySelector<HTMLElement>(`[data-drawn="${mark}"]`);
    drawn?.style.setProperty('font-weight', '400', 'important');
  }, mark);
  const on = await picture(page, clip);
  await page.evaluate(
    ([mark, state]) => {
      const control = document.querySelector(`[data-control="${mark}"]`);
      if (control instanceof HTMLInputElement) control.checked = false;
      else control?.removeAttribute(state);
    },
    [mark, state] as const,
  );
  const off = await picture(page, clip);
  await page.evaluate(
    ([mark, state]) => {
      const control = document.querySelector(`[data-control="${mark}"]`);
      if (control instanceof HTMLInputElement) control.checked = true;
      else control?.setAttribute(state, state === 'aria-current' ? 'page' : 'true');
    },
    [mark, state] as const,
  );
  return changed(on, off) < FEWEST_PIXELS;
}

const isWithinReach = (page: Page, { mark }: Control): Promise<boolean> =>
  page.evaluate((mark) => {
    const control = document.querySelector(`[data-control="${mark}"]`);
    return control !== null && control.closest('[inert], [aria-hidden="true"]') === null;
  }, mark);

const leaveFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Every reachable control within the elements of a selector. */
function controlsOf(page: Page, within: string): Promise<Control[]> {
  return page.evaluate((within) => {
    // Screenshots must show the end of transitions.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
    for (const { dataset } of document.querySelectorAll<HTMLElement>(
      '[data-control], [data-drawn]',
    )) {
      delete dataset['control'];
      delete dataset['drawn'];
    }
    const controls: Control[] = [];
    const kinds =
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="option"], mark';
    const all = document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${kinds})`);
    for (const [index, element] of [...all].entries()) {
      if (element.closest('[inert], [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height, bottom } = element.getBoundingClientRect();
      // Skips the skip link, which only keyboard focus shows.
      if (width < 4 || height < 4 || bottom + scrollY < 0) continue;
      const isChoice = element.matches('[type="radio"], [type="checkbox"]');
      const isField = element.matches('input, select, textarea') && !isChoice;
      const drawn = element.matches('[type="radio"]')
        ? (element.closest('label') ?? element)
        : element;
      const mark = String(index);
      element.dataset['control'] = mark;
      drawn.dataset['drawn'] = mark;

      const around = [drawn, drawn.parentElement, drawn.parentElement?.parentElement];
      const isEdged = around.some((part) => {
        if (!part) return false;
        const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(part);
        return borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px';
      });
      const isChecked = element instanceof HTMLInputElement && isChoice && element.checked;
      const state = isChecked
        ? 'checked'
        : ['aria-current', 'aria-pressed', 'aria-selected'].find(
            (name) => !['false', null].includes(element.getAttribute(name)),
          );
      const says = element.ariaLabel ?? drawn.textContent?.trim() ?? '';
      controls.push({
        mark,
        name: `${element.tagName.toLowerCase()} “${says.slice(0, 24)}”`,
        look: [
          element.tagName,
          ...around.map((part) => part?.className),
          state,
          element.matches(':disabled, [aria-disabled="true"]'),
        ].join(' | '),
        lacksEdge: isField && !isEdged,
        isShown: element.checkVisibility({ opacityProperty: true }),
        mayFocus: element.tabIndex >= 0 && !element.matches(':disabled'),
        state: state ?? null,
      });
    }
    return controls;
  }, within);
}

/** Scrolls the control into the window. `null` if that is not possible. */
function placeOf(page: Page, { mark }: Control, around = AROUND): Promise<Place | null> {
  return page.evaluate(
    ([mark, around]) => {
      const drawn = document.querySelector(`[data-drawn="${mark}"]`);
      drawn?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!drawn) return null;
      const inWindow = (element: Element, margin: number) => {
        const rect = element.getBoundingClientRect();
        const x = Math.max(0, Math.floor(rect.left) - margin);
        const y = Math.max(0, Math.floor(rect.top) - margin);
        const width = Math.min(innerWidth, Math.ceil(rect.right) + margin) - x;
        const height = Math.min(innerHeight, Math.ceil(rect.bottom) + margin) - y;
        return { x, y, width, height };
      };
      const box = inWindow(drawn, 0);
      if (box.width <= 0 || box.height <= 0) return null;
      return { box, clip: inWindow(drawn.closest('article') ?? drawn, around) };
    },
    [mark, around] as const,
  );
}

const picture = async (page: Page, clip: Box): Promise<PNG> =>
  PNG.sync.read(await page.screenshot({ clip, scale: 'css' }));

function crop(picture: PNG, { x, y, width, height }: Box, clip: Box): PNG {
  const cropped = new PNG({ width, height });
  PNG.bitblt(picture, cropped, x - clip.x, y - clip.y, width, height, 0, 0);
  return cropped;
}

/** Counts pixels with a visible change. Counts all when the sizes differ. */
function changed(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if (contrast(luminance(one, at), luminance(other, at)) >= LEAST_CONTRAST) count += 1;
  return count;
}

/** Whether too few pixels contrast with the most frequent luminance. */
function isBlank(picture: PNG): boolean {
  const counts = new Map<number, number>();
  for (let at = 0; at < picture.data.length; at += 4) {
    const light = luminance(picture, at);
    counts.set(light, (counts.get(light) ?? 0) + 1);
  }
  const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  const contrasting = [...counts].reduce(
    (sum, [light, count]) => (contrast(light, ground) >= LEAST_CONTRAST ? sum + count : sum),
    0,
  );
  return contrasting < FEWEST_PIXELS;
}

/** The relative luminance of a pixel by WCAG. */
function luminance({ data }: PNG, at: number): number {
  const part = (index: number) => shares[data[at + index] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}
const shares = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
