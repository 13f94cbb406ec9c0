import { LogoMark } from '../../../packages/ui/src/brand/logo/logo-mark.tsx';

interface MarkProps {
  /** In a box of 32. Default: the product's own mark. */
  path: string | undefined;
  /** px. */
  size: number;
}

/** The mark of a brand, in the colour of the text. */
export const Mark = ({ path, size }: MarkProps) =>
  path ? (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : (
    <LogoMark size={size} />
  );
