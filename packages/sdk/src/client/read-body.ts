import { type AnsweredCall, ResponseError } from './errors.ts';

/** Longest accepted body, bytes; no answer of the API is longer. */
export const LONGEST_BODY = 5 * 1024 * 1024;

/**
 * Reads the text of an answer, at most `LONGEST_BODY` bytes.
 * @throws {ResponseError} when it is longer.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  call: AnsweredCall,
): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST_BODY) {
      reader.cancel().catch(() => {
        // The connection is already closed.
      });
      throw new ResponseError(
        `${call.method} ${call.path}: answer is longer than ${LONGEST_BODY} bytes`,
        call,
      );
    }
    text += decoder.decode(value, { stream: true });
  }
}
