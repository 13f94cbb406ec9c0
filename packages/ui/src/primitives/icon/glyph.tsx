export interface IconProps {
  /** px. Default: 20. */
  size?: number | undefined;
  /** Of the `svg`. */
  className?: string | undefined;
}

/**
 * One line path on a square of 24 units, in the colour of the text. Decorative: the text beside it or its control has
 * the name.
 */
export function Glyph({ path, size = 20, className }: IconProps & { path: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
