export interface IconProps {
  /** px. Default: 20. */
  size?: number | undefined;
  /** Of the `svg`. */
  className?: string | undefined;
}

/**
 * One line path on a square of 24, in the colour of the text. Decoration: what it stands beside,
 * or the control it stands in, has the words.
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
