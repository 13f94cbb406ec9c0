/**
 * What a companion says when safety decides. Each list has several variants, so that nothing is said twice in a talk.
 * `{name}` is the companion's name.
 */
export interface SafetyTexts {
  /** An answer to a crisis is one of each: care, help lines, an offer to go on talking. */
  crisisCare: readonly string[];
  crisisHelp: readonly string[];
  crisisOffer: readonly string[];
  /** What comes after a crisis, instead of game talk. */
  careGoesOn: readonly string[];
  /** Where a message may be about a game or about the visitor. */
  checkIn: readonly string[];
  /** An answer to a child is one of each: a clear no, help. */
  minorRefusal: readonly string[];
  minorHelp: readonly string[];
  sexual: readonly string[];
  medical: readonly string[];
  legal: readonly string[];
  identity: readonly string[];
  abuse: readonly string[];
}
