import { draw } from '../../internal/draw.ts';
import { LOGO_BOX, logoShapes } from './logo-shapes.ts';

export function LogoMark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={LOGO_BOX.join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {draw(logoShapes)}
    </svg>
  );
}
