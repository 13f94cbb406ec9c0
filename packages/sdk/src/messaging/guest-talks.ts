import * as v from 'valibot';
import { isApiError, isSessionExpiredError } from '../client/error-guards.ts';
import { isMissingCall } from '../client/is-missing-call.ts';
import { errorCodes } from '../contract/error-codes.ts';
import { type Message, message } from '../contract/im.ts';
import { callListener } from '../internal/call-listener.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import type { PageStorage } from '../internal/page.ts';
import { randomId } from '../internal/random-id.ts';
import type { ImCalls } from '../resources/im.ts';
import type { VisitorCalls } from '../resources/visitor.ts';
import type { SessionStore } from '../session/session-store.ts';
import { GUEST_TALKS_KEY } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';
import { type ConversationMessage, toConversationMessage } from './conversation-message.ts';
import { toMessageText } from './message-text.ts';

export interface GuestTalksOptions {
  client: {
    im: Pick<ImCalls, 'claimGuestMessages'>;
    visitor: Pick<VisitorCalls, 'im'>;
    session?: Pick<SessionStore, 'getSnapshot'> | null;
  };
  /** Default: the page's session storage, so that only the same tab takes the talks along. `null`: none. */
  storage?: PageStorage | null;
  /** Creates the guest's secret and ids of messages: at least 128 random bits. */
  newId?: () => string;
  /** ms since epoch. Default: the system's clock. */
  now?: () => number;
  log?: LogFailure;
}

export interface GuestSnapshot {
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  /** A reply is expected. */
  readonly typing: boolean;
  /** Messages that the guest still has. `undefined` before the first answer. */
  readonly left: number | undefined;
}

/** A message that was not taken. It is not shown: its text belongs back into the field. */
export interface Unsent {
  /** The way out is a login: no message is left, or the backend has no talks for guests. */
  needsLogin: boolean;
  /** Why, for the visitor to read. */
  reason?: string;
}

/** A talk without a login. Replies come whole. Fits React's `useSyncExternalStore`. */
export interface GuestConversation {
  /** @returns how to stop. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): GuestSnapshot;
  /** A talk without messages, for server rendering. */
  getServerSnapshot(): GuestSnapshot;
  /**
   * Sends a message after those before it. When one is not taken, those after it are not sent: the answers come
   * newest first, so that each text can be put before what the field has. The same text after a failure is stored
   * once. The text is trimmed; blank text is ignored. With a login nothing is sent: what waits is not taken.
   * @throws {RangeError} when the trimmed text is longer than 2000 UTF-16 units.
   */
  send(text: string): Promise<Unsent | undefined>;
}

export interface GuestTalks {
  /** The talk with a companion: the same object each time. */
  conversation(characterId: string): GuestConversation;
  /**
   * After a login: moves the talks into the account, once, and forgets them here. Without talks it does nothing.
   * Rejects without an answer, and with a refusal that may pass; the talks stay for the next call. A code from 40000 to
   * 40999 is for good: then they are forgotten, too.
   */
  claim(): Promise<void>;
}

const storedTalks = v.object({
  guest: v.string(),
  talks: v.record(v.string(), v.object({ left: v.number(), messages: v.array(message) })),
});
type StoredTalks = v.InferOutput<typeof storedTalks>;

/** First digits of codes that say that a request is wrong for good. */
const WRONG_REQUEST = 40;

const noMessages: GuestSnapshot = { messages: [], typing: false, left: undefined };

/** A message that is on its way, or waits for the one before it. */
interface Outgoing {
  guest: string;
  id: string;
  message: ConversationMessage;
  answer: (unsent: Unsent | undefined) => void;
}

/** Messages without a login, kept in this tab until a login. */
export function createGuestTalks(options: GuestTalksOptions): GuestTalks {
  const { client, storage, newId = randomId, now = Date.now, log = logFailure } = options;
  const stored = storedValue(
    GUEST_TALKS_KEY,
    (text) => v.parse(storedTalks, JSON.parse(text)),
    storage,
  );
  const noTalks = (): StoredTalks => ({ guest: newId(), talks: {} });
  const found = stored.read();
  let state = found ?? noTalks();
  let isStored = found !== null;
  /** What the storage had when this page last read or wrote it. */
  let seen = JSON.stringify(found);
  const conversations = new Map<string, { conversation: GuestConversation; update(): void }>();
  const sending = new Set<Promise<unknown>>();
  let claiming: Promise<void> | null = null;

  /** Ids come from addresses: only own entries count. */
  const talkWith = (characterId: string) =>
    Object.hasOwn(state.talks, characterId) ? state.talks[characterId] : undefined;

  function keep(next: StoredTalks): void {
    state = next;
    isStored = Object.keys(next.talks).length > 0 && (stored.write(next) || isStored);
    if (!isStored) stored.remove();
    seen = JSON.stringify(stored.read());
    for (const { update } of conversations.values()) update();
  }

  /**
   * `clearVisitor` empties the storage: what it removed must not reach the next visitor. Another page of the tab may have
   * begun talks, or gone on with these, while this one was in the back/forward cache: they must not be written over.
   */
  function followStorage(): void {
    const found = stored.read();
    if (JSON.stringify(found) === seen) return;
    isStored = found !== null;
    keep(found ?? noTalks());
  }

  function addTurn(characterId: string, left: number, turn: readonly Message[]): void {
    const known = talkWith(characterId)?.messages ?? [];
    const fresh = turn.filter(({ id }) => !known.some((each) => each.id === id));
    keep({
      ...state,
      talks: { ...state.talks, [characterId]: { left, messages: [...known, ...fresh] } },
    });
  }

  function create(characterId: string) {
    const listeners = new Set<() => void>();
    const shown = new WeakMap<Message, ConversationMessage>();
    /** The first is on its way. */
    let outgoing: readonly Outgoing[] = [];
    let isDelivering = false;
    let failed: { id: string; text: string } | null = null;
    let snapshot = take();

    function toShown(each: Message): ConversationMessage {
      const known = shown.get(each) ?? toConversationMessage(each, now());
      shown.set(each, known);
      return known;
    }

    function take(): GuestSnapshot {
      const talk = talkWith(characterId);
      return {
        messages: [
          ...(talk?.messages ?? []).map(toShown),
          ...outgoing.map(({ message }) => message),
        ],
        typing: outgoing.length > 0,
        left: talk?.left,
      };
    }

    function update(): void {
      snapshot = take();
      for (const listener of listeners) callListener(listener);
    }

    async function deliver({ guest, id, message: { text } }: Outgoing): Promise<void> {
      // The call would carry the token, and 'no message left' is the code that ends a session.
      if (client.session?.getSnapshot().isLoggedIn) throw new Error('a guest who has logged in');
      const body = { guest, client_id: id, character_id: characterId, text };
      const answer = await client.visitor.im.guestMessage(body);
      outgoing = outgoing.slice(1);
      followStorage();
      if (state.guest === guest) addTurn(characterId, answer.left, [answer.message, answer.reply]);
      else update();
    }

    async function deliverAll(): Promise<void> {
      if (isDelivering) return;
      isDelivering = true;
      for (let [first] = outgoing; first; [first] = outgoing) {
        try {
          await deliver(first);
          first.answer(undefined);
        } catch (error) {
          const unsent = unsentBy(error);
          const { id, message } = first;
          failed = { id, text: message.text };
          const later = outgoing.slice(1).toReversed();
          outgoing = [];
          update();
          for (const { answer } of later) answer({ needsLogin: unsent.needsLogin });
          first.answer(unsent);
        }
      }
      isDelivering = false;
    }

    function enqueue(text: string): Promise<Unsent | undefined> {
      followStorage();
      const again = failed?.text === text ? failed : null;
      if (again) failed = null;
      const id = again?.id ?? newId();
      const sent = { id, author: 'user', text, sentAt: now(), citations: [] } as const;
      const message = { ...sent, state: 'sending' } as const;
      return new Promise((answer) => {
        outgoing = [...outgoing, { guest: state.guest, id, message, answer }];
        update();
        void deliverAll();
      });
    }

    const conversation: GuestConversation = {
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      getSnapshot: () => snapshot,
      getServerSnapshot: () => noMessages,
      async send(text) {
        const sent = toMessageText(text);
        if (sent === '') return undefined;
        const run = enqueue(sent);
        sending.add(run);
        return run.finally(() => sending.delete(run));
      },
    };
    return { conversation, update };
  }

  async function claim(): Promise<void> {
    await Promise.allSettled(sending);
    followStorage();
    if (Object.keys(state.talks).length === 0) return;
    try {
      await client.im.claimGuestMessages({ guest: state.guest });
    } catch (error) {
      if (!isApiError(error) || Math.floor(error.code / 1000) !== WRONG_REQUEST) throw error;
      log('guest talks', error);
    }
    keep(noTalks());
  }

  return {
    conversation(characterId) {
      followStorage();
      const known = conversations.get(characterId) ?? create(characterId);
      conversations.set(characterId, known);
      return known.conversation;
    },
    claim() {
      claiming ??= claim().finally(() => {
        claiming = null;
      });
      return claiming;
    },
  };
}

/** A backend without talks for guests answers 404, 405 or 41001. */
function unsentBy(error: unknown): Unsent {
  if (isSessionExpiredError(error)) return { needsLogin: true };
  if (isApiError(error))
    return { needsLogin: error.code === errorCodes.tooOften, reason: error.message };
  return { needsLogin: isMissingCall(error) };
}
