import { fireEvent, screen, waitFor } from 'storybook/test';

export async function ready(): Promise<HTMLElement> {
  const handle = await screen.findByRole('slider');
  await waitFor(() => {
    if (handle.getAttribute('aria-disabled') !== 'false')
      throw new Error('the picture is not there yet');
  });
  return handle;
}

/** Drags the handle or the piece by `to` px of the picture. */
export function drag(
  handle: HTMLElement,
  to: number,
  pointerType: 'mouse' | 'touch' = 'mouse',
): void {
  const rail = handle.parentElement as HTMLElement;
  const { left, width, height, top } = handle.getBoundingClientRect();
  const room = rail.getBoundingClientRect().width - width;
  const max = Number(screen.getByRole('slider').getAttribute('aria-valuemax'));
  const at = (clientX: number) => ({
    pointerId: 7,
    pointerType,
    button: 0,
    clientX,
    clientY: top + height / 2,
  });
  const start = left + width / 2;
  const end = start + (to / max) * room;
  fireEvent.pointerDown(handle, at(start));
  for (let step = 1; step <= 8; step++)
    fireEvent.pointerMove(handle, at(start + ((end - start) * step) / 8));
  fireEvent.pointerUp(handle, at(end));
}
