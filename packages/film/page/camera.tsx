import type { ReactNode } from 'react';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** Centre of the picture, px, and zoom factor. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** Moves a layer. A distant layer (`depth` below 1) moves less. */
export function Camera({
  view,
  depth = 1,
  children,
}: {
  view: View;
  depth?: number;
  children: ReactNode;
}) {
  const zoom = 1 + (view.zoom - 1) * depth;
  const x = WIDTH / 2 + (view.x - WIDTH / 2) * depth;
  const y = HEIGHT / 2 + (view.y - HEIGHT / 2) * depth;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        transformOrigin: '0 0',
        transform: `translate(${WIDTH / 2 - x * zoom}px, ${HEIGHT / 2 - y * zoom}px) scale(${zoom})`,
      }}
    >
      {children}
    </div>
  );
}
