import type { Shape } from '@companion/ui/picture';
import type { CompanionLook } from '@companion/ui/sprite';

/** Size of every card, px. */
export const WIDTH = 1080;
export const HEIGHT = 1440;

export interface CardCompanion extends CompanionLook {
  name: string;
  /** Degrees. */
  hue: number;
}

export interface CompanionCard {
  kind: 'companion';
  companion: CardCompanion;
  role: string;
  line: string;
}

export interface AnswerCard {
  kind: 'answer';
  companion: CardCompanion;
  question: string;
  answer: string;
}

/** Seed and name of a drawn scene. */
interface SceneArt {
  seed: string;
  scene: string | undefined;
}

export interface EndingCard {
  kind: 'ending';
  companion: CardCompanion;
  /** Name of the story. */
  from: string;
  title: string;
  /** The last words of the story. */
  text: string;
  art: SceneArt;
}

/** A game or an article of the library. */
export interface GuideCard {
  kind: 'guide';
  /** Degrees. */
  hue: number;
  /** Name of the article's game; empty for a game. */
  from: string;
  title: string;
  text: string;
  art: SceneArt;
}

export interface SeatCard {
  kind: 'seat';
  /** The visitor's own companion, and the visitor's name. */
  companion: CardCompanion;
  /** When the account was made, ISO 8601. */
  since: string | undefined;
  /** How many things are on the shelf, and how many endings were found. */
  kept: number;
  endings: number;
}

/** What a card shows. */
export type ShareCard = CompanionCard | AnswerCard | EndingCard | GuideCard | SeatCard;

/** Texts of a card that do not depend on what it shows. */
export interface CardTexts {
  /** Beside the QR code: why to scan it. */
  call: string;
  /** Above what is shown. */
  label: string;
  /** Below the name of who answered: that it is an AI. */
  ai: string;
  /** What a visitor has, on the stub of their ticket. */
  facts: readonly { label: string; value: string }[];
}

export interface TextStyle {
  /** px. */
  size: number;
  isBold?: boolean;
  /** Line height as a multiple of `size`. */
  leading: number;
  /** px. */
  width: number;
  /** Further lines are cut off. */
  maxLines: number;
}

export interface TextBlock {
  lines: readonly string[];
  /** Left end of the first line's box, and its upper edge. */
  x: number;
  y: number;
  style: TextStyle;
  colour: string;
}

/**
 * Breaks a text into the lines that the browser would make of it. `limit`: lines after it are cut off. Default:
 * `maxLines` of the style.
 */
export type Typeset = (text: string, style: TextStyle, limit?: number) => readonly string[];

/** A card before it is painted: the texts lie on the shapes. */
export interface CardDrawing {
  shapes: readonly Shape[];
  texts: readonly TextBlock[];
}
