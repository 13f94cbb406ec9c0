import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { type CaptchaOptions, createCaptcha } from './captcha/captcha.ts';
import { parseContent, readSources, sourcesHash } from './content/load.ts';
import { createEvents } from './devtools/events.ts';
import { createFaults } from './devtools/faults.ts';
import type { Connection } from './http/env.ts';
import { createLog } from './log.ts';
import { createGuests } from './messaging/guests.ts';
import { createMessaging } from './messaging/messaging.ts';
import { createLanguageModel, type LanguageModelOptions } from './replies/language-model.ts';
import { createReplies } from './replies/replies.ts';
import { warmUp } from './safety/classify.ts';
import { createSearch } from './search/search.ts';
import { openSecrets } from './secrets.ts';
import type { Services } from './services.ts';
import { createAccountRemoval } from './session/removal.ts';
import { createSessions } from './session/sessions.ts';
import { createUsers } from './session/users.ts';
import { createXsrfTokens } from './session/xsrf-tokens.ts';
import { createVerificationCodes } from './sms/codes.ts';
import { createSendLimits } from './sms/limits.ts';
import { createOutbox } from './sms/outbox.ts';
import { openDatabase } from './store/database.ts';
import { createGuestTurnStore } from './store/guest-turns.ts';
import { createLibrary } from './store/library.ts';
import { createMemoryStore } from './store/memories.ts';
import { createMessageStore } from './store/messages.ts';
import { storeContent } from './store/seed-content.ts';
import { createTalkStore } from './store/talks.ts';

export interface SandboxOptions extends CaptchaOptions {
  /** Path of the SQLite file, created if missing, or `:memory:`. */
  data: string;
  /** Clock (ms since the epoch). Default: `Date.now`. */
  now?: () => number;
  /** Receives the SMS and the log lines. Default: standard output. */
  print?: (line: string) => void;
  /** An OpenAI-compatible server. Without one, replies come from the library alone. */
  llm?: LanguageModelOptions | undefined;
  /** Serves the devtools to any Host. Default: to loopback names only. */
  public?: boolean;
  /** Other origins whose pages may call, exactly as browsers send them: `http://localhost:5173`. Default: none. */
  origins?: readonly string[];
  /** Host name of the site, to which an SMS binds its code (WebOTP). Default: localhost. */
  siteHost?: string | undefined;
  /** Folder with the seed content. Default: the package's own. */
  content?: string | undefined;
  /** Pause before each piece of a reply without a language model (ms). Default: 35. */
  replyPaceMs?: number;
}

export interface Sandbox {
  /** Serves /api/* and /sandbox/*. Everything else is a 404. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** Handles the WebSocket upgrade on /sandbox/messaging. Returns false for other paths. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, connection?: Connection): boolean;
  /** Prepares for the first message. To be called when the server listens; other requests are answered meanwhile. */
  warmUp(): Promise<void>;
  /** Ends all talks. Other requests are still answered. */
  endTalks(): void;
  /** Ends all talks, and closes the store when the requests that have begun are answered. */
  close(): Promise<void>;
}

const LOCAL_CONNECTION: Connection = { address: '127.0.0.1' };
const DEFAULT_REPLY_PACE_MS = 35;

/** @throws {DataPathError} for `data` that is no SQLite file of the sandbox */
export function createSandbox(options: SandboxOptions): Sandbox {
  const access = { isPublic: options.public ?? false, origins: options.origins ?? [] };
  const now = options.now ?? Date.now;
  const replyPaceMs = options.replyPaceMs ?? DEFAULT_REPLY_PACE_MS;
  const print = options.print ?? ((line: string) => void process.stdout.write(`${line}\n`));

  const database = openDatabase(options.data);
  const secrets = openSecrets(options.data);
  const users = createUsers(database, now);
  const sendLimits = createSendLimits(database, secrets, now);
  const codes = createVerificationCodes(database, secrets, now);
  const outbox = createOutbox(print, now, options.siteHost ?? 'localhost');
  const captcha = createCaptcha(secrets, now, options);
  const events = createEvents(now);
  const faults = createFaults();

  const log = createLog(print, now);
  const sessions = createSessions(database, now);

  const sources = readSources(options.content);
  if (options.content !== undefined && sources.length === 0)
    log('content_problem', { file: options.content, line: 1, problem: 'no content is there' });
  storeContent(database, sourcesHash(sources), () => {
    const { content, problems } = parseContent(sources);
    for (const { file, line, problem } of problems) log('content_problem', { file, line, problem });
    return content;
  });
  const library = createLibrary(database);
  const search = createSearch(database);
  const messages = createMessageStore(database, now);
  const memories = createMemoryStore(database);
  const talks = createTalkStore(database);
  const messaging = createMessaging({
    now,
    log,
    messages,
    memories,
    talks,
    library,
    faults,
    replies: createReplies(library, search, log, {
      pace: (signal) => sleep(replyPaceMs, undefined, { signal }).catch(() => undefined),
      model: options.llm ? createLanguageModel(options.llm) : null,
    }),
    isAlive: ({ session }) => sessions.isAlive(Buffer.from(session, 'hex')),
    access,
  });

  const guests = createGuests({
    now,
    turns: createGuestTurnStore(database, now),
    messages,
    memories,
    library,
    replies: createReplies(library, search, log, { pace: async () => undefined, model: null }),
  });

  const services: Services = {
    now,
    log,
    database,
    users,
    sessions,
    xsrfTokens: createXsrfTokens(secrets),
    codes,
    sendLimits,
    outbox,
    captcha,
    events,
    faults,
    library,
    search,
    removal: createAccountRemoval(database, codes, users, now),
    messages,
    memories,
    talks,
    messaging,
    guests,
    reset() {
      messaging.reset();
      guests.clear();
      database.transaction(() => {
        users.clear();
        codes.clear();
        sendLimits.clear();
      });
      captcha.clear();
      outbox.clear();
      events.clear();
      faults.clear();
    },
  };
  const app = createApp(services, access);
  const unanswered = new Set<Promise<Response>>();

  return {
    async fetch(request, connection = LOCAL_CONNECTION) {
      const answer = Promise.resolve(app.fetch(request, connection));
      unanswered.add(answer);
      try {
        return await answer;
      } finally {
        unanswered.delete(answer);
      }
    },
    upgrade: (request, socket, head, connection = LOCAL_CONNECTION) =>
      messaging.upgrade(request, socket, head, connection),
    warmUp,
    endTalks: messaging.endTalks,
    async close() {
      await messaging.close();
      await Promise.allSettled(unanswered);
      database.close();
    },
  };
}
