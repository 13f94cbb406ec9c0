import { draw } from '../../internal/draw.ts';
import { LOGO_BOX, logoShapes } from './logo-shapes.ts';

export function LogoMark({ size }: { size: number }) {
  return (
    <svg
      width={Math.round(size * 0.76)}
      height={size}
      viewBox={LOGO_BOX.join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {draw(logoShapes)}
    </svg>
  );
}
