import { MESSAGE_MAX_LENGTH } from '../contract/constants.ts';

/**
 * The text of a message as it is sent: trimmed, without halves of surrogate pairs. Empty for blank text.
 * @throws {RangeError} when it is longer than 2000 UTF-16 units.
 */
export function toMessageText(text: string): string {
  const trimmed = text.trim().toWellFormed();
  if (trimmed.length > MESSAGE_MAX_LENGTH)
    throw new RangeError(`a message is longer than ${MESSAGE_MAX_LENGTH}`);
  return trimmed;
}
