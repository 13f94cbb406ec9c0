import type { ReportData, ReportedChange } from './data.ts';

/** Inlined in the report (render.ts): everything it imports must be a type. */

const BLINK_MS = 600;
const modes = {
  sides: 'Sides',
  slider: 'Slider',
  overlay: 'Overlay',
  blink: 'Blink',
  difference: 'Difference',
};
const zooms = { fit: 'Fit', actual: '100 %', double: '200 %' };

function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as Kind;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** The picture in the element with the id, as a data address. */
const pictureIn = (id: string) => byId(id).textContent ?? '';

const { against, compared, changes } = JSON.parse(byId('data').textContent ?? '') as ReportData;
const filter = byId<HTMLInputElement>('filter');
const mix = byId('mix');
const range = byId<HTMLInputElement>('range');
const stage = byId('stage');
const total = compared.reduce((sum, { pictures }) => sum + pictures, 0);

let shown: ReportedChange | undefined;
let mode: keyof typeof modes = 'sides';
let zoom: keyof typeof zooms = 'fit';
let blinking: ReturnType<typeof setInterval> | undefined;

const variantOf = ({ device, theme, locale }: ReportedChange) => `${device} · ${theme} · ${locale}`;
const addressOf = ({ key }: ReportedChange) => `#${encodeURI(key)}`;

const items = new Map(changes.map((change) => [change, item(change)]));

const listed = () => {
  const words = filter.value.toLowerCase().split(/\s+/);
  return [...items].filter(([change]) => {
    const text = `${change.title} ${change.story} ${change.key}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      facets.every(({ of, select }) => select.value === '' || select.value === change[of])
    );
  });
};

/** What a select filters by. One without a choice is not shown. */
const facets = (['device', 'theme', 'locale'] as const).map((of) => {
  const values = [...new Set(changes.map((change) => change[of]))].sort();
  const name = of === 'locale' ? 'language' : of;
  const select = make(
    'select',
    { ariaLabel: name, hidden: values.length < 2, onchange: renderList },
    make('option', { value: '' }, `every ${name}`),
    ...values.map((value) => make('option', { value }, value)),
  );
  return { of, select };
});
byId('facets').append(...facets.map(({ select }) => select));

function renderList(): void {
  const groups = Map.groupBy(listed(), ([{ title }]) => title);
  byId('list').replaceChildren(
    ...Array.from(groups, ([title, ofTitle]) =>
      make(
        'section',
        {},
        make('h2', {}, make('span', {}, title), make('span', {}, `${ofTitle.length}`)),
        make('ul', {}, ...ofTitle.map(([, button]) => make('li', {}, button))),
      ),
    ),
  );
  const isUnmatched = changes.length > 0 && groups.size === 0;
  byId('unmatched').textContent = isUnmatched ? 'No picture matches' : '';
}

function item(change: ReportedChange): HTMLButtonElement {
  const id = change.actual ?? change.expected;
  const thumbnail = make('span', { className: 'none' });
  if (id)
    whenInView(thumbnail, () =>
      thumbnail.replaceWith(make('img', { src: pictureIn(id), alt: '' })),
    );
  return make(
    'button',
    { type: 'button', className: 'item', onclick: () => show(change) },
    thumbnail,
    make('span', { className: 'story', title: change.story }, change.story),
    make('span', { className: 'variant' }, variantOf(change)),
    make('span', { className: `kind ${change.kind}` }, change.kind),
  );
}

/** With `loading="lazy"`, the `src` of every item would hold a copy of its picture from the start. */
function whenInView(element: Element, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
}

function show(change: ReportedChange | undefined): void {
  shown = change;
  byId('viewer').hidden = !change;
  byId('nothing').hidden = Boolean(change);
  if (!change) return;
  history.replaceState(null, '', addressOf(change));
  for (const [of, button] of items) button.ariaCurrent = String(of === change);
  items.get(change)?.scrollIntoView({ block: 'nearest' });
  byId('title').textContent = `${change.title} — ${change.story} · ${variantOf(change)}`;
  byId('why').textContent = change.why;
  renderStage(change);
}

function renderStage({ expected, actual }: ReportedChange): void {
  clearInterval(blinking);
  const before = expected && pictureIn(expected);
  const after = actual && pictureIn(actual);
  const view = before && after ? mode : 'sides';
  for (const button of document.querySelectorAll<HTMLButtonElement>('.group button'))
    button.setAttribute('aria-pressed', String([view, zoom].includes(button.value as never)));
  stage.dataset['zoom'] = zoom;
  mix.hidden = view !== 'slider' && view !== 'overlay';
  range.ariaLabel =
    view === 'slider' ? 'Place of the divider' : 'Share of the picture after the change';
  if (!before || !after || view === 'sides') {
    const side = (caption: string, src: string | undefined) =>
      src
        ? [make('figure', {}, make('figcaption', {}, caption), make('img', { src, alt: caption }))]
        : [];
    stage.replaceChildren(
      make('div', { className: 'sides' }, ...side('Before', before), ...side('After', after)),
    );
    return;
  }
  if (view === 'difference') {
    const canvas = make('canvas');
    stage.replaceChildren(canvas);
    void drawDifference(canvas, before, after);
    return;
  }
  const below = make('img', { src: before, alt: 'Before' });
  const above = make('img', { src: after, alt: 'After' });
  below.onload = above.onload = () => scaleAlike([below, above]);
  const stack = make(
    'div',
    { className: `stack ${view}` },
    make('div', {}, below),
    make('div', { className: 'after' }, above),
  );
  stage.replaceChildren(stack);
  if (view === 'slider')
    stack.onpointermove = stack.onpointerdown = (event) => {
      if (event.buttons === 0) return;
      event.preventDefault();
      const { left, width } = stack.getBoundingClientRect();
      range.value = `${((event.clientX - left) / width) * 100}`;
      setMix();
    };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (view === 'blink' && !isStill)
    blinking = setInterval(() => stack.classList.toggle('on'), BLINK_MS);
}

/** The widest picture fills the stack, and the others have its scale. */
function scaleAlike(images: readonly HTMLImageElement[]): void {
  const widest = Math.max(...images.map(({ naturalWidth }) => naturalWidth));
  for (const { style, naturalWidth } of images)
    style.setProperty('--share', `${naturalWidth / widest}`);
}

/** Draws what is equal faintly and what differs in magenta. */
async function drawDifference(canvas: HTMLCanvasElement, before: string, after: string) {
  const images = await Promise.all(
    [before, after].map(async (src) => createImageBitmap(await (await fetch(src)).blob())),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const [a, b] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!a || !b) return;
  for (let at = 0; at < b.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every((channel) => a.data[at + channel] === b.data[at + channel]);
    if (isSame) b.data[at + 3] = (b.data[at + 3] ?? 0) / 5;
    else b.data.set([255, 0, 170, 255], at);
  }
  context.putImageData(b, 0, 0);
}

function step(by: number): void {
  const all = listed().map(([change]) => change);
  const next = all[place(all) + by];
  if (next) show(next);
}

/** The place of the shown picture in a list, -1 when a filter hides it. */
const place = (all: readonly ReportedChange[]) => (shown ? all.indexOf(shown) : -1);

function setMix(): void {
  document.documentElement.style.setProperty('--mix', `${range.value}%`);
}

function choose<Value extends string>(
  id: string,
  choices: Record<Value, string>,
  choose: (value: Value) => void,
): void {
  for (const [value, name] of Object.entries(choices) as [Value, string][])
    byId(id).append(make('button', { type: 'button', value, onclick: () => choose(value) }, name));
}

function setMode(next: typeof mode): void {
  mode = next;
  if (shown) renderStage(shown);
}
function setZoom(next: typeof zoom): void {
  zoom = next;
  if (shown) renderStage(shown);
}
choose('modes', modes, setMode);
choose('zooms', zooms, setZoom);
document.querySelectorAll('#modes button').forEach((button, index) => {
  button.append(make('kbd', {}, `${index + 1}`));
});
range.addEventListener('input', setMix);
setMix();
filter.addEventListener('input', renderList);
byId('previous').onclick = () => step(-1);
byId('next').onclick = () => step(1);
byId('summary').append(`${document.title} from the stories of ${against}`);
byId('nothing')
  .querySelector('p')
  ?.append(total === 1 ? '1 picture is as it was.' : `${total} pictures are as they were.`);
byId('compared')
  .querySelector('summary')
  ?.append(
    compared.length === 1
      ? '1 component or page compared'
      : `${compared.length} components and pages compared`,
  );
byId('compared')
  .querySelector('ul')
  ?.append(
    ...compared.map(({ title, pictures }) =>
      make('li', {}, make('span', {}, title), make('span', {}, `${pictures}`)),
    ),
  );

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  ' ': () => stage.querySelector('.blink')?.classList.toggle('on'),
  '/': () => filter.focus(),
};
Object.keys(modes).forEach((name, index) => {
  keys[`${index + 1}`] = () => setMode(name as typeof mode);
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (target === filter) {
    if (key === 'Escape') filter.blur();
    return;
  }
  if (target instanceof HTMLSelectElement) return;
  if (key === ' ' && target instanceof Element && target.closest('button, summary, input')) return;
  const act = keys[key];
  if (!act) return;
  event.preventDefault();
  act();
});

renderList();
show(changes.find((change) => addressOf(change) === location.hash) ?? changes[0]);
