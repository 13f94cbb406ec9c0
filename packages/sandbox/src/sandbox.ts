import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { parseContent, readSources, sourcesHash } from './content/load.ts';
import { createEvents } from './devtools/events.ts';
import { createFaults } from './devtools/faults.ts';
import type { Connection } from './http/env.ts';
import { createLog } from './log.ts';
import { createMessaging } from './messaging/messaging.ts';
import { createLanguageModel, type LanguageModelOptions } from './replies/language-model.ts';
import { createReplies } from './replies/replies.ts';
import { createSearch } from './search/search.ts';
import { openSecrets } from './secrets.ts';
import type { Services } from './services.ts';
import { createAccountRemoval } from './session/removal.ts';
import { createSessions } from './session/sessions.ts';
import { createUsers } from './session/users.ts';
import { createVerificationCodes } from './sms/codes.ts';
import { createSendLimits } from './sms/limits.ts';
import { createOutbox } from './sms/outbox.ts';
import { openDatabase } from './store/database.ts';
import { createLibrary } from './store/library.ts';
import { createMessageStore } from './store/messages.ts';
import { storeContent } from './store/seed-content.ts';

export interface SandboxOptions {
  /** A SQLite file, made if missing, or `:memory:`. */
  data: string;
  /** ms since the epoch; tests bring their own clock. */
  now?: () => number;
  /** Takes the SMS and the log lines; default: standard output. */
  print?: (line: string) => void;
  /** Any OpenAI-compatible server; without it the companions answer from the library alone. */
  llm?: LanguageModelOptions | undefined;
  /** Answers the aids to any Host, not to loopback names alone. */
  public?: boolean;
  /** Folder of the world's files; default: the package's own. */
  content?: string | undefined;
  /** Peers whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies?: string[];
}

export interface Sandbox {
  /** Serves /api/* and /sandbox/*; everything else is 404. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** Handles the WebSocket upgrade on /sandbox/messaging; true when it took it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** How fast a companion speaks without a language model (ms per piece). */
const PIECE_EVERY_MS = 35;

export function createSandbox(options: SandboxOptions): Sandbox {
  const now = options.now ?? Date.now;
  const print = options.print ?? ((line: string) => void process.stdout.write(`${line}\n`));
  if (options.data !== ':memory:') mkdirSync(dirname(options.data), { recursive: true });

  const database = openDatabase(options.data);
  const secrets = openSecrets(options.data);
  const users = createUsers(database, now);
  const sendLimits = createSendLimits(database, secrets, now);
  const codes = createVerificationCodes(database, secrets, now);
  const outbox = createOutbox(print, now);
  const captcha = createCaptcha(secrets, now);
  const events = createEvents(now);
  const faults = createFaults();

  const log = createLog(print, now);
  const sessions = createSessions(database, now);

  const sources = readSources(options.content);
  storeContent(database, sourcesHash(sources), () => {
    const { world, problems } = parseContent(sources);
    for (const { file, problem } of problems) log('content_problem', { file, problem });
    return world;
  });
  const library = createLibrary(database);
  const search = createSearch(database);
  const messages = createMessageStore(database, now);
  const messaging = createMessaging({
    now,
    log,
    messages,
    library,
    faults,
    replies: createReplies(search, log, {
      pace: (signal) => sleep(PIECE_EVERY_MS, undefined, { signal }).catch(() => undefined),
      model: options.llm ? createLanguageModel(options.llm) : null,
    }),
    isAlive: ({ session }) => sessions.isAlive(Buffer.from(session, 'hex')),
    public: options.public ?? false,
  });

  const services: Services = {
    now,
    log,
    database,
    users,
    sessions,
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
    messaging,
    reset() {
      messaging.reset();
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
  const app = createApp(services, {
    public: options.public ?? false,
    trustedProxies: options.trustedProxies ?? [],
  });

  return {
    fetch: (request, connection = { remoteAddress: LOOPBACK }) => app.fetch(request, connection),
    upgrade: messaging.upgrade,
    async close() {
      await messaging.close();
      database.close();
    },
  };
}
