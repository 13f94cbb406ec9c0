import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { createEvents } from './aids/events.ts';
import { createFaults } from './aids/faults.ts';
import { createApp } from './app.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { createLog } from './log.ts';
import { openSecrets } from './secrets.ts';
import type { Services } from './services.ts';
import { createSessions } from './session/sessions.ts';
import { createUsers } from './session/users.ts';
import { createVerificationCodes } from './sms/codes.ts';
import { createSendLimits } from './sms/limits.ts';
import { createOutbox } from './sms/outbox.ts';
import { openDatabase } from './store/database.ts';

export interface SandboxOptions {
  /** A SQLite file, made if missing, or `:memory:`. */
  data: string;
  /** ms since the epoch; tests bring their own clock. */
  now?: () => number;
  /** Takes the SMS and the log lines; default: standard output. */
  print?: (line: string) => void;
  /** Any OpenAI-compatible server; without it the companions answer from the library alone. */
  llm?: { baseUrl: string; model: string; apiKey?: string };
  /** Answers the aids to any Host, not to loopback names alone. */
  public?: boolean;
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies?: string[];
}

export interface Sandbox {
  /** Serves /api/* and /sandbox/*; everything else is 404. */
  fetch(request: Request, connection?: { remoteAddress: string }): Response | Promise<Response>;
  /** Handles the WebSocket upgrade on /sandbox/messaging; true when it took it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

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

  const services: Services = {
    now,
    log: createLog(print, now),
    database,
    users,
    sessions: createSessions(database, now),
    codes,
    sendLimits,
    outbox,
    captcha,
    events,
    faults,
    reset() {
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
    upgrade: () => false,
    async close() {
      database.close();
    },
  };
}
