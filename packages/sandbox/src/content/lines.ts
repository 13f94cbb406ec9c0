import { findNodeAtLocation, type ParseError, parse, parseTree } from 'jsonc-parser';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Line of the first fault in a JSON text. */
export function lineOfSyntaxError(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors);
  return lineAt(text, errors[0]?.offset ?? 0);
}

/** Line of the value at `path` in a JSON text, or of the nearest value around it. */
export function lineOfPath(text: string, path: readonly (string | number)[]): number {
  const root = parseTree(text);
  for (let length = path.length; root && length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

/** Line that first holds `part`; 1 when there is none. */
export const lineOfText = (text: string, part: string): number =>
  lineAt(text, Math.max(0, text.indexOf(part)));
