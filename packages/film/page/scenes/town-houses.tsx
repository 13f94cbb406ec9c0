import { WIDTH } from '../camera.tsx';
import { Layer } from '../layer.tsx';
import { chance, during, mix } from '../motion.ts';

export interface House {
  x: number;
  width: number;
  top: number;
  roof: 'flat' | 'gable' | 'tank';
  windows: { x: number; y: number; out: number }[];
}

/** A row of houses, the same for the same seed. Their windows go dark one after the other. */
export function row(
  seed: number,
  base: number,
  height: number,
  widths: readonly [number, number],
  isNear: boolean,
): House[] {
  const random = chance(seed);
  const houses: House[] = [];
  for (let x = -60; x < WIDTH + 60; ) {
    const width = Math.round(mix(...widths, random()));
    const top = Math.round(base - mix(0.45, 1, random()) * height);
    const roof = (['flat', 'gable', 'tank', 'flat'] as const)[Math.floor(random() * 4)] ?? 'flat';
    const windows: House['windows'] = [];
    const pitch = isNear ? 40 : 25;
    for (let wy = top + pitch; wy < base - 10; wy += pitch * 1.15)
      for (let wx = x + pitch * 0.6; wx < x + width - pitch * 0.55; wx += pitch)
        if (random() < (isNear ? 0.3 : 0.34))
          windows.push({ x: wx, y: wy, out: 300 + random() ** 0.8 * 2500 });
    houses.push({ x, width, top, roof, windows });
    x += width + Math.round(mix(-4, isNear ? 26 : 10, random()));
  }
  return houses;
}
export function Houses({
  t,
  houses,
  fill,
  light,
  size: [width, height],
}: {
  t: number;
  houses: readonly House[];
  fill: string;
  light: string;
  size: readonly [number, number];
}) {
  return (
    <Layer>
      {houses.map((house) => (
        <g key={house.x}>
          <path d={outline(house)} fill={fill} />
          {house.windows.map(({ x, y, out }) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="1"
              fill={light}
              opacity={mix(0.9, 0.06, during(t, out, out + 120))}
            />
          ))}
        </g>
      ))}
      <rect x="-200" y="640" width="1700" height="300" fill={fill} />
    </Layer>
  );
}

function outline({ x, width, top, roof }: House): string {
  const down = 760;
  if (roof === 'gable')
    return `M${x} ${down}V${top}L${x + width / 2} ${top - width * 0.26}L${x + width} ${top}V${down}Z`;
  if (roof === 'tank') {
    const at = x + width * 0.62;
    return `M${x} ${down}V${top}H${at}V${top - 24}H${at + 22}V${top}H${x + width}V${down}Z`;
  }
  return `M${x} ${down}V${top}H${x + width}V${down}Z`;
}
