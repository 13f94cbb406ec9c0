/** Paragraphs of plain text. Keyed by their places, because a text may repeat a paragraph. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text, index) => (
    <p key={index} className={className}>
      {text}
    </p>
  ));
}
