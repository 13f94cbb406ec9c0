/** What is said in passing, beside any question. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'love'
  | 'praise'
  | 'sorry'
  | 'howAreYou'
  | 'help'
  | 'laugh'
  | 'emoji'
  | 'wow'
  | 'no'
  | 'yes'
  | 'hmm';

/** Lines and patterns that every companion shares, in one language. `{name}`: the companion's name. */
export interface FloorTexts {
  /** Regular expressions, without flags, matched against folded text. */
  patterns: Record<Exclude<SmallTalk, 'emoji'>, readonly string[]>;
  lines: Record<SmallTalk, readonly string[]>;
  /** Before the next part of an answer. */
  goesOn: readonly string[];
  /** Nothing is left of an answer. */
  thatIsAll: readonly string[];
  /** Before a related source, when nothing is left of an answer. `{title}` */
  elsewhere: readonly string[];
  /** After the companion's own line: what it does not know is said plainly. */
  unknown: readonly string[];
  /** The ending is covered until the visitor agrees. `{title}` */
  spoiler: readonly string[];
  /** What is suggested after a covered ending, and after an answer with a rest. */
  tellMe: string;
  andThen: string;
  /** Suggested after a reply that was cut off. */
  goOn: string;
  /** A visitor told a name. `{visitor}` */
  nameTold: readonly string[];
  nameKnown: readonly string[];
  nameUnknown: readonly string[];
  /** What the visitor asked before. `{text}` */
  askedBefore: readonly string[];
  askedNothing: readonly string[];
  /** `{visitor}` before a greeting. */
  callByName: string;
  facts: {
    platform: string;
    players: string;
    release: string;
    maker: string;
    /** Another fact: `{label}` and `{value}`. */
    other: string;
    /** Platforms that are asked for and missing. */
    without: string;
    platforms: Record<'pc' | 'mobile' | 'console', string>;
    /** A game has no price in the library. */
    noPrice: string;
    separator: string;
  };
}
