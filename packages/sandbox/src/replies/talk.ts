import type { Citation, Message } from '@companion/sdk/contract';
import type { CompanionFile } from '../content/formats.ts';
import { cutText } from '../cut-text.ts';
import type { Language } from '../http/language.ts';
import { foldText, termsOf, tokensOf } from '../search/fold.ts';
import type { Search } from '../search/search.ts';
import type { Library } from '../store/library.ts';
import { createAnswers, type Found, keyOf } from './answers.ts';
import { floorTexts, smallTalkOf } from './floor/floor.ts';
import { agreesToSpoilers, asksWhy, type FollowUp, followUpOf } from './follow-up.ts';
import { intentOf } from './intent.ts';
import { fill, pickLine } from './lines.ts';
import { type Memories, type MemoryKind, saysPlaying } from './memory.ts';
import { passageOf, quoteOf, reasonOf, restOf, textsOf, written } from './passage.ts';
import { reactionOf } from './reactions.ts';
import { createRelated, MOST_SUGGESTIONS } from './related.ts';
import { riddleTurn } from './riddles.ts';
import { citationOf, entitySource, type Source } from './sources.ts';
import { createSubjects } from './subjects.ts';
import { createTopics, saidOf } from './topics.ts';
import { aboutVisitor } from './visitor.ts';

/** UTF-16 units; beyond it small talk would swallow real questions. */
const MOST_SMALL_TALK = 24;
/** A note for a language model is cut after this (UTF-16 units). */
const MOST_NOTE = 4000;

export interface ReplyInput {
  companion: CompanionFile;
  /** What the visitor said. */
  message: Message;
  language: Language;
  /** What was said before, oldest first. */
  recent: readonly Message[];
  memories: Memories;
  /** The visitor asked for another answer than this one. */
  replaced?: ReplacedReply;
}

/** A reply that another takes the place of. */
export interface ReplacedReply {
  text: string;
  /** Sources of this and of earlier answers to the same message. */
  tried: ReadonlySet<string>;
}

/** The sources of a reply, as `ReplacedReply` names them. */
export const sourcesOf = (citations: readonly Citation[]) => citations.map(keyOf);

/** What the library says to a message. */
export interface Turn {
  text: string;
  citations: Citation[];
  /** Questions that can be answered next. */
  suggestions: string[];
  /** The passages behind the text, for a language model. */
  notes: readonly { citation: Citation; text: string }[];
  /** The message was not understood, or the library does not know. */
  isUnknown?: boolean;
  /** There is another answer to the same message. */
  hasOther?: boolean;
  /** Only this text is right: no language model may speak in its place. */
  isFixed: boolean;
  /** What the companion learned about the visitor. */
  learned: Memories;
}

export interface Talk {
  turn(input: ReplyInput): Turn;
}

/** A companion's side of a talk, without a language model. */
export function createTalk(library: Library, search: Search): Talk {
  const subjects = createSubjects(library);
  const nextTo = createRelated(library);
  const answers = createAnswers(library, search);
  const { isAbout, lastSource, onlyGame, subjectOf } = createTopics(library);

  function turn(input: ReplyInput): Turn {
    const { companion, language, message, recent, memories } = input;
    const floor = floorTexts[language];
    const learned = new Map<MemoryKind, string>();
    const say = (lines: readonly string[], values: Record<string, string> = {}) =>
      pickLine(
        lines.map((line) => fill(line, { name: companion.name[language], ...values })),
        message,
        recent,
      );
    const plain = (text: string, more: Partial<Turn> = {}): Turn => ({
      text,
      citations: [],
      suggestions: [],
      notes: [],
      isFixed: false,
      learned,
      ...more,
    });

    const { riddles } = companion.voice;
    const count = Number(memories.get('riddles') ?? 0);
    const riddle = riddles && riddleTurn(riddles, input, count);
    if (riddle) {
      if (riddle.count !== count) learned.set('riddles', String(riddle.count));
      return plain(riddle.text, { isFixed: true });
    }

    const personal = aboutVisitor(input, floor, say, learned);
    if (personal !== undefined) return plain(personal, { isFixed: true });
    const playing = saysPlaying(message.text)
      ? subjects.namedIn(message.text, companion).find(({ subject }) => subject.kind === 'game')
      : undefined;
    if (playing) learned.set('game', playing.subject.id);

    const before = lastSource(input);
    const followUp = followUpOf(message.text);
    if (before && followUp) {
      const next = goOn(input, before, followUp);
      if (next) return next;
    }

    const reaction = reactionOf(input);
    const kind = smallTalkOf(message.text);
    const small = reaction?.line ?? (kind && say(floor.lines[kind]));
    const isShort = message.text.length <= MOST_SMALL_TALK;
    const greets = kind === 'greeting' || kind === 'bye';
    const called = greets && memories.get('name');
    const chat = () =>
      plain(`${called ? fill(floor.callByName, { visitor: called }) : ''}${small}`, {
        suggestions: kind === 'help' ? nextTo.open(input) : [],
      });
    if (kind && small !== undefined) return chat();
    if (small !== undefined && isShort && !reaction?.asks) return chat();

    const intent = intentOf(message.text);
    const named = subjects.namedIn(message.text, companion);
    if (before && named.length === 0 && asksWhy(message.text) && isAbout(before, message.text)) {
      const reason = goOn(input, before, 'why');
      if (reason) return reason;
    }
    const priced = intent === 'price' ? onlyGame(message.text, named) : undefined;
    if (priced !== undefined) {
      return plain(fill(floor.facts.noPrice, { game: priced.name[language] }), {
        suggestions: nextTo.open(input),
      });
    }
    const { game, entity } = subjectOf(before);
    const played = companion.games.find((id) => id === memories.get('game'));
    const question = {
      text: message.text,
      intent,
      named,
      companion,
      language,
      before: { game: game ?? played, entity },
    };
    const found = answers.find(question, input.replaced?.tried);
    if (found) {
      const entity = named.find(({ subject }) => subject.kind === 'entity')?.subject;
      const isCovered = found.source.spoils && !agreesToSpoilers(message.text);
      if (entity && intent === 'beat' && !isCovered) learned.set('stuck', entity.id);
      const said = answer(input, found, isCovered, learned);
      return { ...said, hasOther: !isCovered && found.hasOther };
    }
    if (small !== undefined) return chat();

    return plain(`${say(companion.voice.unknown[language])}\n\n${say(floor.unknown)}`, {
      notes: before ? notesOf(input, before) : [],
      suggestions: nextTo.open(input),
      isUnknown: true,
    });
  }

  /** The answer in the companion's voice. A covered ending waits until the visitor agrees. */
  function answer(input: ReplyInput, found: Found, isCovered: boolean, learned: Memories): Turn {
    const { companion, language, message, recent } = input;
    const { source, blocks } = found;
    const { openers, closers } = companion.voice;
    const floor = floorTexts[language];
    if (isCovered) {
      const lines = floor.spoiler.map((line) => fill(line, { title: source.title }));
      return {
        text: pickLine(lines, message, recent),
        citations: [citationOf(source)],
        suggestions: [floor.tellMe, ...nextTo.questions(input, source, MOST_SUGGESTIONS - 1)],
        notes: [],
        isFixed: true,
        learned,
      };
    }
    const body = found.text ?? written(blocks);
    const text = [
      pickLine(openers[language], message, recent),
      body,
      pickLine(closers[language], message, recent),
    ].join('\n\n');
    return {
      ...cited(input, source, blocks, body),
      text,
      learned,
    };
  }

  /** Goes on with what was cited last. */
  function goOn(input: ReplyInput, source: Source, followUp: FollowUp): Turn | undefined {
    const { companion, language, message, recent } = input;
    const floor = floorTexts[language];
    const said = saidOf(recent);
    const learned: Memories = new Map();
    const isUntold = !source.blocks.some((block) =>
      textsOf(block).every((text) => said.includes(text)),
    );
    const covered = source.spoils && isUntold;
    if (followUp === 'yes' && !covered) return undefined;
    const blocks = covered
      ? passageOf(source, [], language, false)
      : followUp === 'why'
        ? reasonOf(source, said, language)
        : restOf(source, said, language);
    const closer = pickLine(companion.voice.closers[language], message, recent);
    if (blocks.length > 0) {
      const lead = pickLine(floor.goesOn, message, recent);
      const body = written(blocks);
      return {
        ...cited(input, source, blocks, body),
        text: [lead, body, closer].join('\n\n'),
        learned,
      };
    }
    const next = nextTo.next(input, source);
    if (!next) {
      return {
        text: pickLine(floor.thatIsAll, message, recent),
        citations: [citationOf(source)],
        suggestions: nextTo.open(input),
        notes: [],
        isFixed: false,
        learned,
      };
    }
    const passage = passageOf(next, tokensOf(termsOf(foldText(source.title))), language, false);
    const body = written(passage);
    const lead = pickLine(
      floor.elsewhere.map((line) => fill(line, { title: next.title })),
      message,
      recent,
    );
    const more = cited(input, next, passage, body);
    return {
      ...more,
      text: [lead, body, closer].join('\n\n'),
      citations: [...more.citations, citationOf(source)],
      learned,
    };
  }

  function cited(
    input: ReplyInput,
    source: Source,
    blocks: Found['blocks'],
    body: string,
  ): Pick<Turn, 'citations' | 'suggestions' | 'notes' | 'isFixed'> {
    const tokens = tokensOf(termsOf(foldText(input.message.text)));
    const citation = citationOf(source, quoteOf(blocks, tokens) ?? body);
    const rest = restOf(source, saidOf(input.recent) + body, input.language);
    const ahead = rest.length > 0 && blocks.length > 0 ? [floorTexts[input.language].andThen] : [];
    return {
      citations: [citation],
      suggestions: [...ahead, ...nextTo.questions(input, source, MOST_SUGGESTIONS - ahead.length)],
      notes: notesOf(input, source, citation),
      isFixed: false,
    };
  }

  /** Whole passages for a language model: the source, and what it is about. */
  function notesOf(
    input: ReplyInput,
    source: Source,
    citation = citationOf(source),
  ): Turn['notes'] {
    const { entity } = subjectOf(source);
    const second =
      source.kind === 'article' && entity !== undefined ? library.entity(entity) : undefined;
    const beside = second
      ? entitySource(second, input.language)
      : source.kind === 'entity'
        ? nextTo.next(input, source)
        : undefined;
    const whole = (each: Source) => cutText(written(each.blocks), MOST_NOTE);
    return [
      { citation, text: whole(source) },
      ...(beside ? [{ citation: citationOf(beside), text: whole(beside) }] : []),
    ];
  }

  return { turn };
}
