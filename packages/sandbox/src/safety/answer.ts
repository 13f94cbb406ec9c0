import type { Message } from '@companion/sdk/contract';
import type { Language } from '../http/language.ts';
import { pickLine } from '../replies/lines.ts';
import { HOUR_MS } from '../time.ts';
import { en } from './answers/en.ts';
import { ja } from './answers/ja.ts';
import type { SafetyTexts } from './answers/texts.ts';
import { zh } from './answers/zh.ts';
import type { Category } from './categories.ts';
import { classify } from './classify.ts';

/** After a crisis, that many messages of the visitor get care instead of game talk. */
const CARE_TURNS = 3;
/** A crisis longer ago no longer changes the talk (ms). */
const CARE_MS = 6 * HOUR_MS;

const texts: Record<Language, SafetyTexts> = { zh, en, ja };

interface SafetyInput {
  companionName: string;
  language: Language;
  message: Message;
  /** Earlier messages of the talk, oldest first. */
  recent: readonly Message[];
}

/**
 * The answer that safety demands, or undefined for ordinary talk. Comes before the library and before a language
 * model. The category is not returned: it must not get into a log beside the text.
 */
export function safetyAnswer(input: SafetyInput): string | undefined {
  const { companionName, language, message, recent } = input;
  const lists = listsFor(
    classify(message.text, recent),
    texts[language],
    isInCare(message, recent),
  );
  if (!lists) return undefined;
  return lists
    .map((lines) => lines.map((line) => line.replaceAll('{name}', companionName)))
    .map((lines) => pickLine(lines, message, recent))
    .join('\n\n');
}

/**
 * What a companion asks when a message may be about the visitor's own life: whether it is, and where help is. Ordinary
 * talk stays possible beside it.
 */
export function checkIn(input: SafetyInput): string | undefined {
  const { language, message, recent } = input;
  if (classify(message.text, recent) !== 'unsure') return undefined;
  return pickLine(texts[language].checkIn, message, recent);
}

/** Whether a message must never wait for a rate limit. */
export function isUrgent(text: string): boolean {
  const category = classify(text);
  return category === 'crisis' || category === 'minor';
}

/** A talk without what a language model never sees: crisis, sexual and minors' messages, and their answers. */
export function withoutProtectedTurns(recent: readonly Message[]): Message[] {
  let isProtected = false;
  return recent.filter(({ author, text }, index) => {
    if (author === 'user') {
      isProtected = ['crisis', 'sexual', 'minor'].includes(classify(text, recent.slice(0, index)));
    }
    return !isProtected;
  });
}

function listsFor(
  category: Category,
  texts: SafetyTexts,
  inCare: boolean,
): (readonly string[])[] | undefined {
  switch (category) {
    case 'crisis':
      return [texts.crisisCare, texts.crisisHelp, texts.crisisOffer];
    case 'minor':
      return [texts.minorRefusal, texts.minorHelp];
    case 'abuse':
      return [inCare ? texts.careGoesOn : texts.abuse];
    case 'none':
    case 'unsure':
      return inCare ? [texts.careGoesOn] : undefined;
    default:
      return [texts[category]];
  }
}

function isInCare(message: Message, recent: readonly Message[]): boolean {
  return recent
    .filter(({ author }) => author === 'user')
    .slice(-CARE_TURNS)
    .filter(({ sent_at }) => !(Date.parse(message.sent_at) - Date.parse(sent_at) > CARE_MS))
    .some(({ text }) => classify(text) === 'crisis');
}
