/**
 * Finds texts that React changes in a way that fails on a translated page. A translator of the browser replaces each
 * text node by an element (`<font>`): a change of the old node is not seen, and its removal or an insertion before it
 * throws. A text needs an element of its own: React replaces the whole content of an element whose only child is a text.
 */
const found = new Set<string>();

/** Whether React holds the text node itself, because it is not the only child of an element. */
const isBare = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const note = (parent: Node | null, { data }: Text, what: string) =>
  found.add(`${what} “${data}” in <${parent?.nodeName.toLowerCase()}>`);

const { insertBefore, removeChild } = Node.prototype;
Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
  if (isBare(next)) note(this, next, 'inserted something before');
  return insertBefore.call(this, node, next) as T;
};
Node.prototype.removeChild = function <T extends Node>(child: T): T {
  if (isBare(child)) note(this, child, 'removed');
  return removeChild.call(this, child) as T;
};

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (isBare(this)) note(this.parentNode, this, 'changed');
    nodeValue?.set?.call(this, value);
  },
});

export const forgetBareTexts = (): void => found.clear();

/** Throws when a story changed such a text. */
export function refuseBareTexts(): void {
  if (found.size > 0)
    throw new Error(`A text needs an element of its own: ${[...found].join(', ')}`);
}
