/** A plate whose entries have numbers in the article. */
export interface Numbered<Plate> {
  plate: Plate;
  /** Number of its first entry. */
  first: number;
  /** Numbers that have a phrase in the text. */
  marked: ReadonlySet<number>;
}
