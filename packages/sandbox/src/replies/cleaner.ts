/** Takes out of a streamed answer what is not for the visitor: thoughts, and the numbers of notes. */
export interface Cleaner {
  /** Adds a piece and returns what can be shown. The start of a tag is held back until it is whole. */
  push(piece: string): string;
  /** Returns what was held back. */
  end(): string;
  /** Numbers of the notes that the answer names. */
  readonly cited: ReadonlySet<number>;
}

const THINK = '<think>';
const THINK_END = '</think>';
/** A thought, its end alone, or note numbers: `[1]`, `[1, 2]`, `【1】`. */
const HIDDEN = /<\/?think>| ?(?:\[|【)\s*(\d{1,2}(?:\s*[,，、]\s*\d{1,2})*)\s*(?:\]|】)/;
/** The start of one of them at the end of a text. */
const UNFINISHED = /(?:<\/?[think]{0,5}| ?(?:\[|【)[\s\d,，、]{0,12}| )$/;

export function createCleaner(): Cleaner {
  const cited = new Set<number>();
  let rest = '';
  let isThinking = false;

  function drain(isEnd: boolean): string {
    let shown = '';
    for (;;) {
      if (isThinking) {
        const end = rest.indexOf(THINK_END);
        if (end < 0) {
          rest = isEnd ? '' : rest.slice(-THINK_END.length);
          return shown;
        }
        rest = rest.slice(end + THINK_END.length).trimStart();
        isThinking = false;
      }
      const match = HIDDEN.exec(rest);
      if (!match) break;
      const [whole, numbers] = match;
      shown += rest.slice(0, match.index);
      rest = rest.slice(match.index + whole.length);
      isThinking = whole === THINK;
      for (const number of numbers?.match(/\d+/g) ?? []) cited.add(Number(number));
    }
    const held = isEnd ? 0 : (UNFINISHED.exec(rest)?.[0].length ?? 0);
    shown += rest.slice(0, rest.length - held);
    rest = rest.slice(rest.length - held);
    return shown;
  }

  return {
    cited,
    push(piece) {
      rest += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
}
