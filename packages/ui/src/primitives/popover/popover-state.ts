/** `hovered`, `focused`, `pressed`: what opened the popover. Only `hovered` closes when the pointer leaves. */
export type PopoverState = 'closed' | 'hovered' | 'focused' | 'pressed';

export type PopoverEvent =
  | 'hover.started'
  | 'hover.ended'
  | 'focus.entered'
  | 'focus.left'
  | 'trigger.pressed'
  | 'dismissed';

export function nextPopoverState(state: PopoverState, event: PopoverEvent): PopoverState {
  switch (event) {
    case 'hover.started':
      return state === 'closed' ? 'hovered' : state;
    case 'hover.ended':
      return state === 'hovered' ? 'closed' : state;
    case 'focus.entered':
      return state === 'pressed' ? 'pressed' : 'focused';
    case 'focus.left':
    case 'dismissed':
      return 'closed';
    case 'trigger.pressed':
      return state === 'pressed' ? 'closed' : 'pressed';
  }
}
