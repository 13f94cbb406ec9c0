import * as v from 'valibot';
import { type ServerFrame, serverFrame } from '../contract/im.ts';

/** The frame of a JSON text. `undefined`: not JSON, or a frame that this version does not know. */
export function parseFrame(text: string): ServerFrame | undefined {
  try {
    return checkedFrame(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** `undefined`: a frame that this version does not know. */
export function checkedFrame(value: unknown): ServerFrame | undefined {
  const result = v.safeParse(serverFrame, value);
  return result.success ? result.output : undefined;
}
