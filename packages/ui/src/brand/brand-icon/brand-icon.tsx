import { brandPaths } from './brand-paths.ts';

export type Brand = keyof typeof brandPaths;

/** The mark of a channel in the colour of the text around it. Decoration: its control needs a name. */
export function BrandIcon({
  brand,
  size = 20,
}: {
  /** The kind of channel, not the company. */
  brand: Brand;
  /** Width and height, px. Default: 20. */
  size?: number | undefined;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={brandPaths[brand]} />
    </svg>
  );
}
