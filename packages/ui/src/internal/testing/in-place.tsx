import { type CSSProperties, type ReactNode, useState } from 'react';

interface Placed {
  container: HTMLElement;
  /** Of Radix: the panel stays on its side, also below the edge of the window. */
  avoidCollisions: false;
  style: CSSProperties;
}

/** Hands over props with which an open panel is drawn beside its control, inside the story. */
export function InPlace({ children }: { children: (placed: Placed) => ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} style={{ contain: 'layout' }}>
      {container &&
        children({ container, avoidCollisions: false, style: { maxBlockSize: 'none' } })}
    </div>
  );
}
