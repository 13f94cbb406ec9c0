/**
 * Finds texts that React changes in a way that fails on a translated page. A translator of the browser replaces each
 * text node by an element (`<font>`): a change of the old node is not seen, and its removal or an insertion before it
 * throws. A text that has siblings needs an element of its own, because React replaces the whole content of such an
 * element.
 */
const found = new Set<string>();

const note = (parent: Node | null, { data }: Text, what: string) =>
  found.add(`${what} “${data}” in <${parent?.nodeName.toLowerCase()}>`);

const { insertBefore, removeChild } = Node.prototype;
Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
  if (next instanceof Text) note(this, next, 'inserted something before');
  return insertBefore.call(this, node, next) as T;
};
Node.prototype.removeChild = function <T extends Node>(child: T): T {
  if (child instanceof Text) note(this, child, 'removed');
  return removeChild.call(this, child) as T;
};

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    const { parentNode } = this;
    if (this instanceof Text && parentNode && parentNode.childNodes.length > 1)
      note(parentNode, this, 'changed');
    nodeValue?.set?.call(this, value);
  },
});

export const forgetBareTexts = (): void => found.clear();

/** Throws when a story changed such a text. */
export function refuseBareTexts(): void {
  if (found.size > 0)
    throw new Error(`A text needs an element of its own: ${[...found].join(', ')}`);
}
