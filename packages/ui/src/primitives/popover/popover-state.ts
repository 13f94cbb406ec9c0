/** How a popover was opened: only a hovered one closes when the pointer leaves. */
export type PopoverState = 'closed' | 'hovered' | 'focused' | 'pressed';

export type PopoverEvent =
  | 'hover.rested'
  | 'hover.gone'
  | 'focus.came'
  | 'focus.left'
  | 'trigger.pressed'
  | 'dismissed';

export function nextPopoverState(state: PopoverState, event: PopoverEvent): PopoverState {
  switch (event) {
    case 'hover.rested':
      return state === 'closed' ? 'hovered' : state;
    case 'hover.gone':
      return state === 'hovered' ? 'closed' : state;
    case 'focus.came':
      return state === 'pressed' ? 'pressed' : 'focused';
    case 'focus.left':
    case 'dismissed':
      return 'closed';
    case 'trigger.pressed':
      return state === 'pressed' ? 'closed' : 'pressed';
  }
}
