import { type PointerEvent, useRef } from 'react';
import { atOffset, type Track } from './geometry.ts';

/** Largest movement of a tap, px. */
const TREMOR_PX = 3;

interface Grip {
  pointerId: number;
  startX: number;
  hold: number;
  dragged: boolean;
}

interface DragOptions {
  track: Track;
  disabled: boolean;
  onMove(x: number): void;
  /** Called at the end of a drag. A tap only moves the handle; a button or Enter submits then. */
  onDrop(x: number): void;
}

/**
 * Handlers for a rail that contains a `data-handle` element. They report its position during drag, touch and tap;
 * the caller draws it.
 */
export function useDrag({ track, disabled, onMove, onDrop }: DragOptions) {
  const grip = useRef<Grip | null>(null);

  const placeAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, hold: number) => {
    const rail = currentTarget.getBoundingClientRect();
    const handle = handleOf(currentTarget);
    return atOffset(clientX - hold - rail.left, rail.width - handle.width, track);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== 0 || grip.current) return;
      const handle = handleOf(event.currentTarget);
      const { clientX, pointerId, currentTarget } = event;
      const onHandle = clientX >= handle.left && clientX <= handle.right;
      const hold = onHandle ? clientX - handle.left : handle.width / 2;
      grip.current = { pointerId, startX: clientX, hold, dragged: false };
      capture(currentTarget, pointerId);
      if (!onHandle) onMove(placeAt(event, hold));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.pointerId !== event.pointerId) return;
      held.dragged ||= Math.abs(event.clientX - held.startX) > TREMOR_PX;
      if (held.dragged) onMove(placeAt(event, held.hold));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.pointerId !== event.pointerId) return;
      grip.current = null;
      if (held.dragged) onDrop(placeAt(event, held.hold));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (grip.current?.pointerId === event.pointerId) grip.current = null;
    },
  };
}

const handleOf = (rail: HTMLElement): DOMRect =>
  (rail.querySelector('[data-handle]') ?? rail).getBoundingClientRect();

function capture(rail: HTMLElement, pointerId: number): void {
  try {
    rail.setPointerCapture(pointerId);
  } catch {
    // The pointer is not active any more. Without capture the drag ends at the edge of the rail.
  }
}
