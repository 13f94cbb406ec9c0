import type { GuestAnswer, GuestMessage, Message } from '@companion/sdk/contract';
import { addressBlock } from '../http/address.ts';
import { ApiError, errorCodes, notFound, tooOften } from '../http/api-error.ts';
import type { Language } from '../http/language.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { Memories } from '../replies/memory.ts';
import type { Replies } from '../replies/replies.ts';
import { isUrgent } from '../safety/answer.ts';
import type { GuestTurnStore, StoredGuestTurn } from '../store/guest-turns.ts';
import type { Library } from '../store/library.ts';
import type { MemoryStore } from '../store/memories.ts';
import type { MessageStore } from '../store/messages.ts';
import { HOUR_MS } from '../time.ts';

/** Messages of a guest in each talk. Those that need help are not counted. */
const MESSAGES_IN_A_TALK = 3;
/** Messages of all guests of one address within a sliding hour. */
const MAX_PER_HOUR = 60;
/** Messages that need help have a limit of their own. */
const MAX_URGENT_PER_HOUR = 600;
/** Messages that are read at all. */
const MAX_READ_PER_HOUR = 900;

/** Talks without a login. */
export interface Guests {
  /**
   * Answers a message and stores both. A message that is stored already gets the same answer.
   * @throws ApiError 41001 when the guest has no message left, and beyond the limit of the address
   */
  send(input: GuestMessage, caller: { address: string; language: Language }): Promise<GuestAnswer>;
  /** Moves the talks of a guest to the end of the user's talks. Returns the stored messages. */
  claim(guest: string, userId: string): { message: Message; reply_to?: string }[];
  clearLimits(): void;
  clear(): void;
}

interface GuestsOptions {
  now: () => number;
  turns: GuestTurnStore;
  messages: MessageStore;
  memories: MemoryStore;
  library: Library;
  /** Without a language model: anybody could spend its tokens. */
  replies: Replies;
}

export function createGuests(options: GuestsOptions): Guests {
  const { now, turns, messages, memories, library, replies } = options;
  const limit = createRateLimit(MAX_PER_HOUR, now, HOUR_MS);
  const urgentLimit = createRateLimit(MAX_URGENT_PER_HOUR, now, HOUR_MS);
  const readLimit = createRateLimit(MAX_READ_PER_HOUR, now, HOUR_MS);
  /** The last answer of each guest who waits for one, so that answers come in order. */
  const running = new Map<string, Promise<unknown>>();

  function count(limit: RateLimit, address: string): void {
    const waitMs = limit.take(addressBlock(address));
    if (waitMs > 0) throw tooOften('guest', 'guestTooOften', waitMs);
  }

  async function answer(
    { guest, client_id, character_id, text }: GuestMessage,
    { address, language }: { address: string; language: Language },
  ): Promise<GuestAnswer> {
    const companion = library.companion(character_id);
    if (!companion) throw notFound();
    const earlier = turns.of(guest);
    const talk = earlier.filter(({ characterId }) => characterId === character_id);
    const left = MESSAGES_IN_A_TALK - talk.filter(({ counts }) => counts).length;
    const known = earlier.find(({ clientId }) => clientId === client_id);
    if (known) return toAnswer(known, left);

    const counts = !isUrgent(text);
    if (counts && left <= 0) throw new ApiError(errorCodes.sessionExpired, 'guestDone');
    count(counts ? limit : urgentLimit, address);

    const sentAt = now();
    const message: Message = {
      id: String(sentAt),
      character_id,
      author: 'user',
      client_id,
      text,
      citations: [],
      sent_at: new Date(sentAt).toISOString(),
    };
    const recent = talk.flatMap(({ message, replyMessage }) => [message, replyMessage]);
    const input = { companion, message, language, recent, memories: learnedIn(talk) };
    const reply = replies.answer(input, new AbortController().signal);
    let said = '';
    for await (const piece of reply.pieces) said += piece;
    const turn = {
      characterId: character_id,
      clientId: client_id,
      text,
      sentAt,
      counts,
      reply: said.trim(),
      ...reply.end(),
      learned: reply.learned,
    };
    return toAnswer(turns.add(guest, turn), left - Number(counts));
  }

  function clearLimits(): void {
    for (const each of [limit, urgentLimit, readLimit]) each.clear();
  }

  function move(turn: StoredGuestTurn, userId: string) {
    const { characterId, clientId, text, sentAt, reply, citations, suggestions, learned } = turn;
    const own = { userId, characterId, sentAt };
    const told = new Map(learned);
    // A turn solves one riddle at most. A guest's own count begins at 0.
    if (told.has('riddles')) {
      const solved = Number(memories.of(userId, characterId).get('riddles') ?? 0) + 1;
      const { reward } = library.companion(characterId)?.voice.riddles ?? {};
      // The companion did not speak of the reward in this turn: it does when the user solves the next one.
      if (solved === reward?.count) told.delete('riddles');
      else told.set('riddles', String(solved));
    }
    memories.keep(userId, characterId, told);
    const message = messages.addFromUser({ ...own, clientId, text });
    const replyTo = message.id;
    const added = messages.addReply({ ...own, replyTo, text: reply, citations, suggestions });
    return [{ message }, ...(added ? [{ message: added, reply_to: replyTo }] : [])];
  }

  return {
    async send(input, caller) {
      count(readLimit, caller.address);
      const previous = running.get(input.guest);
      const current = Promise.allSettled([previous]).then(() => answer(input, caller));
      running.set(input.guest, current);
      try {
        return await current;
      } finally {
        if (running.get(input.guest) === current) running.delete(input.guest);
      }
    },
    claim(guest, userId) {
      return turns.take(guest, (talks) => talks.flatMap((turn) => move(turn, userId)));
    },
    clearLimits,
    clear() {
      turns.clear();
      clearLimits();
    },
  };
}

const learnedIn = (talk: readonly StoredGuestTurn[]): Memories =>
  new Map(talk.flatMap(({ learned }) => [...learned]));

const toAnswer = (turn: StoredGuestTurn, left: number): GuestAnswer => ({
  message: turn.message,
  reply: turn.replyMessage,
  left: Math.max(0, left),
});
