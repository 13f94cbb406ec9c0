import type { Shape } from '@companion/ui/picture';
import { paint } from './house-paints.css.ts';

// Not the helpers of the first screen's room: a chunk of their own would be named in every page's first load.
const shape =
  (tag: string) =>
  (attributes: Shape['attributes'], ...children: Shape[]): Shape => ({ tag, attributes, children });
const [circle, ellipse, group] = [shape('circle'), shape('ellipse'), shape('g')];
const [path, rect] = [shape('path'), shape('rect')];

const line = (d: string, stroke: string, strokeWidth = 3): Shape =>
  path({ d, stroke, strokeWidth, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
const area = (d: string, fill: string): Shape => path({ d, fill });

/** A washing line between two poles. The aerial stands on the left pole. */
export const washing: readonly Shape[] = [
  line('M22 104V10M8 14H36M12 22H32M16 30H28', paint.metal),
  line('M232 104V34', paint.metal),
  line('M22 44C80 62 170 62 232 40', paint.metal, 1.6),
  area('M44 50L70 55L66 66V88H42V64L34 62Z', paint.linen),
  area('M66 66V88H58V60Z', paint.metal),
  area('M82 56H112V92L106 88L98 93L90 88L82 92Z', paint.red),
  line('M90 58V86M104 58V86', paint.roof, 1.6),
  area('M124 57H137V70C137 80 146 78 146 84C146 90 128 90 126 84Z', paint.blue),
  area('M148 57H161V70C161 80 170 78 170 84C170 90 152 90 150 84Z', paint.blue),
  area('M182 55L214 48V84L182 88Z', paint.linen),
  line('M183 66L213 60', paint.red, 3),
  line('M183 72L213 66', paint.red, 1.6),
];

/** Two chimneys, and a cat that looks at the moon. */
export const chimneys: readonly Shape[] = [
  area('M92 34H126V120H92Z', paint.wallEdge),
  area('M88 28H130V37H88Z', paint.trim),
  area('M97 14H107V28H97ZM112 10H122V28H112Z', paint.pot),
  area('M140 62H164V120H140Z', paint.wallEdge),
  area('M136 56H168V64H136Z', paint.trim),
  area('M147 42H157V56H147Z', paint.pot),
  line(
    'M94 52H106M112 52H124M98 66H112M94 80H104M112 80H124M142 78H152M150 92H162',
    paint.stone,
    2,
  ),
  line('M117 2C110-8 124-14 116-24C110-32 120-38 118-46', paint.trim, 2.4),
  area(
    'M38 120C26 120 22 104 30 92C34 86 35 82 34 78C28 74 27 66 29 56L37 62H45L53 56C56 66 54 74 49 78C50 90 58 96 58 120Z',
    paint.ink,
  ),
  line('M36 118C18 122 8 116 10 106', paint.ink, 5),
  circle({ cx: 36.5, cy: 69, r: 1.8, fill: paint.lamp }),
  circle({ cx: 46, cy: 69, r: 1.8, fill: paint.lamp }),
];

/** A flight of stairs on each floor, behind glass. */
export const stairs: readonly Shape[] = [
  rect({ width: 70, height: 168, fill: paint.stairs }),
  area(`M6 168${'h9v-14'.repeat(6)}H70V98L14 168Z`, paint.stairsShade),
  area(`M64 84${'h-9v-14'.repeat(6)}H0V14L56 84Z`, paint.stairsShade),
  line('M10 142L60 62M60 58L10-22', paint.stairsShade, 2),
  line('M35 0V168', paint.wall, 2),
  line('M1.5 0V168M68.5 0V168M0 165H70', paint.trim, 4),
];

/** The way in: arch, door ajar, lamp, steps, bell plate, letter box. */
export const door: readonly Shape[] = [
  ellipse({ cx: 120, cy: 172, rx: 96, ry: 12, fill: paint.lampLight }),
  area('M66 164V66C66 30 174 30 174 66V164Z', paint.trim),
  area('M75 164V70C75 42 165 42 165 70V164Z', paint.woodDark),
  area('M78 76C80 48 160 48 162 76Z', paint.lamp),
  line('M120 54V76M98 58L106 76M142 58L134 76', paint.trim, 2.4),
  area('M78 82H118V164H78Z', paint.wood),
  area('M122 82H162V164H122Z', paint.lamp),
  area('M136 88L162 82V164L136 170Z', paint.wood),
  area('M84 90H112V120H84ZM84 128H112V158H84Z', paint.woodDark),
  area('M141 95L157 91V121L141 124ZM141 131L157 129V157L141 161Z', paint.woodDark),
  circle({ cx: 113, cy: 124, r: 2.6, fill: paint.lamp }),
  circle({ cx: 139, cy: 128, r: 2.4, fill: paint.lamp }),
  area('M56 164H184V172H56ZM46 172H194V181H46ZM36 181H204V190H36Z', paint.trim),
  line('M57 172H183M47 181H193', paint.stone, 1.6),
  line('M120 36V18C120 10 132 10 132 18V20', paint.metal),
  area('M123 20H141L145 36H119Z', paint.lamp),
  area('M119 20H145L140 13H124Z', paint.ink),
  area('M190 92H208V126H190Z', paint.metal),
  line('M194 100H204M194 106H204M194 112H204M194 118H204', paint.trim, 1.6),
  area('M24 108H52V134H24Z', paint.red),
  line('M30 115H46', paint.ink, 2.4),
];

/** What stands in the street on the left: a small tree, a bench. */
export const bench: readonly Shape[] = [
  line('M57 60V-6M57 30C48 16 40 12 34 8M57 18C66 8 72 4 78-2', paint.woodDark, 5),
  ...[
    [34, 0, 18],
    [56, -24, 24],
    [80, -8, 18],
  ].map(([cx = 0, cy = 0, r = 0]) => circle({ cx, cy, r, fill: paint.leaf })),
  ...[
    [48, -32, 10],
    [27, -4, 8],
    [78, -12, 7],
  ].map(([cx = 0, cy = 0, r = 0]) => circle({ cx, cy, r, fill: paint.leafLight })),
  area('M32 60H82L77 90H37Z', paint.pot),
  line('M34 67H80', paint.woodDark, 2),
  line('M128 90V44M206 90V44M124 66H210M124 46H210M124 54H210', paint.wood, 5),
];

/** On the right: a bicycle against the wall, and pots. */
export const bicycle: readonly Shape[] = [
  group(
    { fill: 'none', strokeWidth: 3, stroke: paint.metal, strokeLinecap: 'round' },
    circle({ cx: 34, cy: 66, r: 22 }),
    circle({ cx: 106, cy: 66, r: 22 }),
    path({ d: 'M34 66L52 34H90L66 66ZM90 34L106 66M66 66L48 26M40 26H56M90 34L86 20H98' }),
  ),
  area('M92 22H114V38H96Z', paint.wood),
  area('M150 66H178L174 90H154Z', paint.pot),
  area('M164 66C150 60 146 44 150 34C162 40 166 52 164 66Z', paint.leaf),
  area('M164 66C162 48 170 34 184 28C186 44 178 60 164 66Z', paint.leafLight),
  area('M186 72H206L203 90H189Z', paint.red),
  area(
    'M196 72C186 66 186 56 190 50C198 54 200 64 196 72ZM196 72C196 62 202 56 210 54C210 64 204 70 196 72Z',
    paint.leaf,
  ),
];

/** The town behind the house. */
export const town: readonly Shape[] = [
  area(
    'M0 260V150H70V110H130V84L160 60L190 84V150H250V96H330V170H400V120H420V100H440V120H500V190H590V140H650V80H710V140H770V180H850V104L890 70L930 104V150H1000V112H1080V190H1150V130H1230V90H1250V64H1262V90H1290V160H1370V116H1440V260Z',
    paint.farther,
  ),
  area(
    'M0 260V206H60V176H120V216H200V160L236 130L272 160V206H350V226H440V186H520V236H640V200H720V226H800V196H860V226H960V180H1010V150H1060V206H1130V226H1200V176L1240 146L1280 176V216H1350V192H1440V260Z',
    paint.far,
  ),
];

/** A lamp on an arm of brass, above the search. */
export const readingLamp: readonly Shape[] = [
  line('M60 -8V10', paint.brassDark, 4),
  area('M26 34C26 18 42 8 60 8C78 8 94 18 94 34Z', paint.brass),
  area('M26 34C26 18 42 8 60 8C50 14 44 22 44 34Z', paint.brassDark),
  ellipse({ cx: 60, cy: 34, rx: 34, ry: 5, fill: paint.lamp }),
];

/** An empty chair, as at the end of the page about us. */
export const chair: readonly Shape[] = [
  ellipse({ cx: 60, cy: 186, rx: 54, ry: 8, fill: paint.lampLight }),
  area('M34 118H42V176H34ZM78 118H86V176H78Z', paint.woodDark),
  area('M26 12C26 6 36 4 36 10L40 118H30ZM94 12C94 6 84 4 84 10L80 118H90Z', paint.wood),
  area('M31 20Q60 12 89 20L88 38Q60 30 32 38ZM33 54Q60 46 87 54L86 68Q60 61 34 68Z', paint.wood),
  area('M28 112H92L102 132H18Z', paint.pot),
  area('M18 132H102V141H18Z', paint.wood),
  area('M21 141H30L29 186H22ZM90 141H99L98 186H91Z', paint.wood),
];
