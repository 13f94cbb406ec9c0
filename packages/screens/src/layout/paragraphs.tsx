/** Paragraphs of plain text. The key is the index, because a text may repeat a paragraph. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text, index) => (
    <p key={index} className={className}>
      {text}
    </p>
  ));
}
