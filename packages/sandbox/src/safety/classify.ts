import { setImmediate } from 'node:timers/promises';
import type { Category } from './categories.ts';
import { lexicons } from './features.ts';
import { normalise, readings } from './normalise.ts';
import { en } from './phrases/en.ts';
import { ja } from './phrases/ja.ts';
import { cjk, compile, latin, type Matcher } from './phrases/phrases.ts';
import { zh } from './phrases/zh.ts';
import { learnSecondOpinion, type SecondOpinion } from './second-opinion.ts';

/** A turn of a talk, as far as rules read it. */
export interface Turn {
  author: 'user' | 'character';
  text: string;
}

const matchers: readonly Matcher[] = [compile(zh, cjk), compile(en, latin), compile(ja, cjk)];

/** From this probability on the second opinion counts; a text that tells of a game needs more. */
const LEAST_CRISIS = { life: 0.4, game: 0.6 };
const LEAST_SEXUAL = { life: 0.35, game: 0.6 };
/** A rule for words that are ambiguous needs this probability beside it. */
const LEAST_CONFIRMED = 0.1;
/** From here on a companion asks how the visitor is. */
const LEAST_UNSURE = { life: 0.12, game: 0.4 };

/** All patterns that a message is searched for. */
export const patterns: readonly RegExp[] = [...matchers, ...lexicons].flatMap((lists) =>
  Object.values(lists),
);

/** Compiles the patterns and learns the second opinion, in slices. */
function* prepare(): Generator<undefined, SecondOpinion> {
  for (const pattern of patterns) {
    // V8 compiles a pattern for each width of characters, when it is used for the second time.
    for (const text of ['a', 'a', '一', '一']) {
      text.search(pattern);
      yield;
    }
  }
  return yield* learnSecondOpinion((text) => withoutHarmless(normalise(text)));
}

const preparation = prepare();
let secondOpinion: SecondOpinion | undefined;

/** Does one slice of the preparation. */
function prepareMore(): void {
  const { done, value } = preparation.next();
  if (done) secondOpinion ??= value;
}

/** Prepares for the first message: a second of work or two, in slices between which other work gets its turn. */
export async function warmUp(): Promise<void> {
  while (!secondOpinion) {
    prepareMore();
    await setImmediate();
  }
}

function opinionOf(text: string) {
  while (!secondOpinion) prepareMore();
  return secondOpinion(text);
}

/**
 * The category of a message, in any of the three languages. No model and no network takes part. Rules come first;
 * where they see no danger, a second opinion that was learned from examples may. When several categories fit, the one
 * that protects most wins. `recent` tells whether the speaker said before that they are a child.
 */
export function classify(text: string, recent: readonly Turn[] = []): Category {
  const texts = readings(text).map(withoutHarmless);
  const has = (list: keyof Matcher) => texts.some((reading) => matches(reading, list));
  const isGame = has('game');

  const opinions = texts.map(opinionOf);
  const opinion = {
    crisis: Math.max(...opinions.map(({ crisis }) => crisis)),
    sexual: Math.max(...opinions.map(({ sexual }) => sexual)),
  };
  const about = isGame ? 'game' : 'life';
  const mayBeCrisis = !isGame && has('crisisUnlessGame');

  if (has('crisis') || (mayBeCrisis && opinion.crisis >= LEAST_CONFIRMED)) return 'crisis';
  const isSexual = has('sexual') || (!isGame && has('sexualUnlessGame'));
  const isMinor = has('minor') || recent.some(saysMinor);
  if (isMinor && (isSexual || has('romance') || has('grooming'))) return 'minor';
  const sexual = isMinor || has('child') ? 'minor' : 'sexual';
  if (isSexual) return sexual;
  if (opinion.crisis >= LEAST_CRISIS[about]) return 'crisis';
  if (opinion.sexual >= LEAST_SEXUAL[about]) return sexual;

  if (!isGame && has('medicalUnlessGame')) return 'medical';
  if (!isGame && has('legalUnlessGame')) return 'legal';
  if (has('identity') || has('identityAlone') || (!isGame && has('identityUnlessGame'))) {
    return 'identity';
  }
  if (has('abuse') || has('abuseAlone')) return 'abuse';
  return mayBeCrisis || opinion.crisis >= LEAST_UNSURE[about] ? 'unsure' : 'none';
}

function saysMinor({ author, text }: Turn): boolean {
  return author === 'user' && readings(text).some((reading) => matches(reading, 'minor'));
}

function matches(text: string, list: keyof Matcher): boolean {
  return matchers.some((matcher) => text.search(matcher[list]) >= 0);
}

/** Idioms become a comma: what stands before and after them is not one clause. */
function withoutHarmless(text: string): string {
  return matchers.reduce((rest, { harmless }) => rest.replace(harmless, ','), text);
}
