import { Path2D, PathOp, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from './random.ts';

/** The canvas and the random choices of a scene. Lengths in px. */
interface Scene {
  context: SKRSContext2D;
  width: number;
  height: number;
  horizon: number;
  palette: Palette;
  land: Land;
  random: Random;
}

/** Paints a night scene: sky, stars, moon, layers of land, lamps. */
export function paintScene(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  random: Random,
): void {
  const palette = random.pick(palettes);
  const horizon = height * random.between(0.46, 0.6);
  const sky = { context, width, height, horizon, palette, random };
  paintSky(sky);
  paintStars(sky);
  paintMoon(sky);

  const scene: Scene = { ...sky, land: random.pick(lands) };
  const layers = random.integer(4, 5);
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1);
    const ridge = createRidge(scene, depth);
    paintLayer(scene, ridge, depth);
    if (scene.land === 'town' && layer > 0 && layer < layers - 1) paintHouses(scene, ridge, depth);
    if (scene.land === 'forest' && layer > 0) paintTrees(scene, ridge, depth);
    if (layer > 0) paintLamps(scene, ridge, depth);
    if (layer < layers - 1) paintMist(scene, ridge, depth);
  }
  paintGrain(scene);
}

type Sky = Omit<Scene, 'land'>;

interface Palette {
  sky: number;
  glow: number;
  land: number;
}

/** Hues in degrees: the upper sky, the light at the horizon, the land. */
const palettes: readonly Palette[] = [
  { sky: 232, glow: 28, land: 236 },
  { sky: 214, glow: 190, land: 216 },
  { sky: 252, glow: 330, land: 256 },
  { sky: 200, glow: 48, land: 205 },
  { sky: 266, glow: 18, land: 250 },
  { sky: 222, glow: 152, land: 196 },
];

const lands = ['dunes', 'hills', 'town', 'forest'] as const;
type Land = (typeof lands)[number];
/** Height of the land's edge at x, picture px from the top. */
type Ridge = (x: number) => number;

const LAMP = '255, 190, 110';

function paintSky({ context, width, height, horizon, palette, random }: Sky) {
  const { sky, glow } = palette;
  const gradient = context.createLinearGradient(0, 0, 0, horizon + height * 0.15);
  gradient.addColorStop(0, `hsl(${sky} 48% 9%)`);
  gradient.addColorStop(0.5, `hsl(${sky} 42% 17%)`);
  gradient.addColorStop(0.82, `hsl(${(sky * 2 + glow) / 3} 34% 30%)`);
  gradient.addColorStop(1, `hsl(${glow} 46% 46%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);

  // The Milky Way.
  context.save();
  context.translate(width * random.between(0.3, 0.7), 0);
  context.rotate(random.between(-0.9, 0.9));
  for (let cloud = 0; cloud < 26; cloud += 1) {
    const x = random.between(-width * 0.8, width * 0.8);
    disc(context, x, random.between(-34, 34), random.between(26, 70), `hsl(${sky} 40% 60% / 3.2%)`);
  }
  context.restore();
}

function paintStars({ context, width, horizon, random }: Sky) {
  for (let star = 0; star < 150; star += 1) {
    const x = random.between(0, width);
    const y = random.between(0, horizon) * random.between(0.3, 1);
    const brightness = random.next() ** 3;
    context.globalAlpha = 0.25 + 0.75 * brightness;
    const size = 0.5 + brightness * 1.3;
    disc(context, x, y, size * 2.4, `hsl(${random.pick([38, 210, 0, 260])} 80% 92%)`);
  }
  context.globalAlpha = 1;
}

function paintMoon({ context, width, horizon, palette: { glow }, random }: Sky) {
  const x = random.between(width * 0.08, width * 0.92);
  const y = random.between(horizon * 0.16, horizon * 0.5);
  const radius = random.between(15, 30);
  disc(context, x, y, radius * 5, `hsl(${glow} 60% 78% / 20%)`);
  const moon = new Path2D();
  moon.arc(x, y, radius, 0, Math.PI * 2);
  if (random.next() < 0.6) {
    const shadow = new Path2D();
    shadow.arc(
      x + radius * random.between(0.3, 0.5),
      y - radius * 0.16,
      radius * 0.94,
      0,
      Math.PI * 2,
    );
    moon.op(shadow, PathOp.Difference);
  }
  context.fillStyle = `hsl(${glow} 58% 90%)`;
  context.fill(moon);
}

function createRidge({ land, width, horizon, height, random }: Scene, depth: number): Ridge {
  const base = horizon + (height - horizon) * (0.02 + depth * 0.72);
  const swell = (land === 'hills' ? 46 : land === 'dunes' ? 34 : 18) * (1.1 - depth * 0.35);
  const waves = [1.1, 2.3, 4.1].map((turns, index) => ({
    turns: (turns * random.between(0.75, 1.25) * Math.PI * 2) / width,
    phase: random.between(0, Math.PI * 2),
    swing: swell / (1 + index * 1.5),
  }));
  return (x) =>
    waves.reduce((y, { turns, phase, swing }) => {
      const wave = Math.sin(x * turns + phase);
      // Dunes have sharp crests and round hollows.
      return y - swing * (land === 'dunes' ? 1 - 1.7 * Math.abs(wave) ** 0.8 : wave);
    }, base);
}

function paintLayer(
  { context, width, height, palette, land: kind }: Scene,
  ridge: Ridge,
  depth: number,
) {
  const { land, glow } = palette;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 2) context.lineTo(x, ridge(x));
  context.lineTo(width, height);
  context.closePath();
  const top = ridge(width / 2) - 40;
  const gradient = context.createLinearGradient(0, top, 0, top + 190);
  const light = 29 - depth * 20;
  gradient.addColorStop(0, `hsl(${land + (glow > land ? 8 : -8)} ${34 - depth * 4}% ${light}%)`);
  gradient.addColorStop(1, `hsl(${land} 42% ${Math.max(4, light - 13)}%)`);
  context.fillStyle = gradient;
  context.fill();
  context.beginPath();
  for (let x = 0; x <= width; x += 2) context.lineTo(x, ridge(x) + 0.5);
  context.strokeStyle = `hsl(${glow} 60% 74% / ${kind === 'dunes' ? 34 : 16}%)`;
  context.lineWidth = 1.4;
  context.stroke();
}

function paintMist({ context, width, palette: { glow } }: Scene, ridge: Ridge, depth: number) {
  const y = ridge(width / 2) + 30;
  const gradient = context.createLinearGradient(0, y - 60, 0, y + 60);
  gradient.addColorStop(0, `hsl(${glow} 40% 70% / 0%)`);
  gradient.addColorStop(0.5, `hsl(${glow} 40% 70% / ${9 - depth * 6}%)`);
  gradient.addColorStop(1, `hsl(${glow} 40% 70% / 0%)`);
  context.fillStyle = gradient;
  context.fillRect(0, y - 60, width, 120);
}

function paintLamps({ context, width, random }: Scene, ridge: Ridge, depth: number) {
  const lamps = random.integer(2, 4);
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = random.between(10, width - 10);
    const ground = ridge(x);
    const post = 12 + depth * 22;
    const glow = 16 + depth * 40;
    context.strokeStyle = `hsl(230 30% ${14 - depth * 8}%)`;
    context.lineWidth = 1 + depth * 1.6;
    context.beginPath();
    context.moveTo(x, ground + 2);
    context.lineTo(x, ground - post);
    context.stroke();
    disc(context, x, ground - post, glow, `rgba(${LAMP}, 0.5)`);
    disc(context, x, ground + 4, glow * 0.8, `rgba(${LAMP}, 0.2)`);
    context.beginPath();
    context.arc(x, ground - post, 1.6 + depth * 2.6, 0, Math.PI * 2);
    context.fillStyle = 'rgb(255, 232, 190)';
    context.fill();
  }
}

function paintHouses(
  { context, width, palette: { land }, random }: Scene,
  ridge: Ridge,
  depth: number,
) {
  const scale = 0.6 + depth * 0.9;
  for (
    let x = random.between(-20, 30);
    x < width;
    x += random.between(34, 92) * (0.7 + depth * 0.5)
  ) {
    const wide = random.between(22, 40) * scale;
    const tall = random.between(18, 44) * scale;
    const ground = Math.max(ridge(x), ridge(x + wide)) + 6;
    context.fillStyle = `hsl(${land} 36% ${19 - depth * 11}%)`;
    context.fillRect(x, ground - tall, wide, tall + 10);
    context.beginPath();
    context.moveTo(x - 3 * scale, ground - tall);
    context.lineTo(x + wide / 2, ground - tall - random.between(8, 16) * scale);
    context.lineTo(x + wide + 3 * scale, ground - tall);
    context.fill();
    for (let wy = ground - tall + 5 * scale; wy < ground - 6 * scale; wy += 10 * scale) {
      for (let wx = x + 4 * scale; wx < x + wide - 6 * scale; wx += 9 * scale) {
        if (random.next() > 0.42) continue;
        context.fillStyle = `rgba(${LAMP}, ${random.between(0.5, 0.95)})`;
        context.fillRect(wx, wy, 4 * scale, 5 * scale);
        disc(context, wx + 2 * scale, wy + 2 * scale, 9 * scale, `rgba(${LAMP}, 0.16)`);
      }
    }
  }
}

function paintTrees(
  { context, width, palette: { land }, random }: Scene,
  ridge: Ridge,
  depth: number,
) {
  context.fillStyle = `hsl(${land - 20} 38% ${17 - depth * 11}%)`;
  for (let x = -10; x < width + 10; x += random.between(7, 22) * (0.8 + depth * 0.7)) {
    const tall = random.between(20, 46) * (0.6 + depth * 0.9);
    const ground = ridge(x) + 6;
    for (let tier = 0; tier < 3; tier += 1) {
      const half = (tall * 0.26 * (tier + 1.4)) / 3;
      const tip = ground - tall + (tall * tier) / 4;
      context.beginPath();
      context.moveTo(x, tip);
      context.lineTo(x + half, tip + tall * 0.42);
      context.lineTo(x - half, tip + tall * 0.42);
      context.fill();
    }
    context.fillRect(x - 1, ground - tall * 0.2, 2, tall * 0.2);
  }
}

/** Hides banding of the gradients, and prevents a simple edge filter from finding the hole. */
function paintGrain({ context, width, height, random }: Scene) {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let offset = 0; offset < data.length; offset += 4) {
    const shift = (random.next() - 0.5) * 9;
    for (let channel = 0; channel < 3; channel += 1) {
      data[offset + channel] = (data[offset + channel] ?? 0) + shift;
    }
  }
  context.putImageData(image, 0, 0);
}

/** A light that fades out at its edge. */
function disc(context: SKRSContext2D, x: number, y: number, radius: number, colour: string) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
