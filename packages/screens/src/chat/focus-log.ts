/** Gives the focus to the messages when the control that has it goes away (docs/decisions/046-accessible-controls.md). */
export const focusLog = (): void =>
  document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
