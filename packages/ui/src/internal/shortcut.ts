/** Whether a key belongs to the browser or the system: Alt and an arrow, for one, goes back. */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;
