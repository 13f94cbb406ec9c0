/** The hue plus some degrees, as CSS writes it. */
type Turned = (degrees: number) => string | number;

/** Lamp light: the only colour that does not follow the hue. */
const LAMP = 'oklch(0.86 0.13 74)';

/** The colours of a cover. `hue` gives a number or a CSS expression. */
export function coverPaints(hue: Turned) {
  const tone = (lightness: number, chroma: number, turn = 0) =>
    `oklch(${lightness} ${chroma} ${hue(turn)})`;
  /** Shadows mix with blue, because dark yellow looks muddy. */
  const dusk = (lightness: number, chroma: number, percent: number) =>
    `color-mix(in oklab, ${tone(lightness, chroma)}, oklch(${lightness} 0.065 278) ${percent}%)`;
  const line = (stroke: string) => ({ fill: 'none', stroke });
  return {
    ground: dusk(0.2, 0.06, 50),
    tones: {
      farthest: { fill: tone(0.47, 0.1, 8) },
      far: { fill: dusk(0.38, 0.09, 18) },
      middle: { fill: dusk(0.3, 0.078, 34) },
      near: { fill: dusk(0.225, 0.06, 48) },
      nearest: { fill: dusk(0.15, 0.042, 58) },
      outside: { fill: dusk(0.33, 0.08, 88) },
      bright: { fill: tone(0.9, 0.07, 16) },
      pale: { fill: tone(0.72, 0.11, 10) },
      lamp: { fill: LAMP },
      middleLine: line(dusk(0.3, 0.078, 34)),
      line: line(tone(0.72, 0.11, 10)),
      brightLine: line(tone(0.9, 0.07, 16)),
      darkLine: line(dusk(0.15, 0.042, 58)),
      lampLine: line(LAMP),
    },
    stops: {
      zenith: { stopColor: dusk(0.2, 0.06, 60), stopOpacity: 1 },
      sky: { stopColor: dusk(0.34, 0.095, 32), stopOpacity: 1 },
      horizon: { stopColor: tone(0.6, 0.12, 14), stopOpacity: 1 },
      glowNear: { stopColor: tone(0.93, 0.09, 20), stopOpacity: 0.85 },
      glowFar: { stopColor: tone(0.7, 0.13, 14), stopOpacity: 0 },
      lampNear: { stopColor: LAMP, stopOpacity: 0.7 },
      lampFar: { stopColor: LAMP, stopOpacity: 0 },
      shadeFar: { stopColor: dusk(0.13, 0.04, 55), stopOpacity: 0 },
      shadeNear: { stopColor: dusk(0.13, 0.04, 55), stopOpacity: 0.82 },
    },
  };
}

type Colours = ReturnType<typeof coverPaints>;
export type CoverStop = keyof Colours['stops'];
export type CoverColour = keyof Colours['tones'] | CoverStop;
/** Gradients: the sky, a light in the game's hue, lamp light, the darkened lower half. */
export type CoverLight = 'skyLight' | 'glow' | 'lampLight' | 'shade';
export type CoverPaint = CoverColour | CoverLight;
