import type { Captcha } from './captcha/captcha.ts';
import type { Events } from './devtools/events.ts';
import type { Faults } from './devtools/faults.ts';
import type { Log } from './log.ts';
import type { Guests } from './messaging/guests.ts';
import type { Messaging } from './messaging/messaging.ts';
import type { Search } from './search/search.ts';
import type { AccountRemoval } from './session/removal.ts';
import type { Sessions } from './session/sessions.ts';
import type { Users } from './session/users.ts';
import type { XsrfTokens } from './session/xsrf-tokens.ts';
import type { VerificationCodes } from './sms/codes.ts';
import type { SendLimits } from './sms/limits.ts';
import type { Outbox } from './sms/outbox.ts';
import type { Database } from './store/database.ts';
import type { Library } from './store/library.ts';
import type { MemoryStore } from './store/memories.ts';
import type { MessageStore } from './store/messages.ts';
import type { TalkStore } from './store/talks.ts';

/** The services that resources use. Created once per sandbox. */
export interface Services {
  /** ms since the epoch. */
  now: () => number;
  log: Log;
  database: Database;
  users: Users;
  sessions: Sessions;
  xsrfTokens: XsrfTokens;
  codes: VerificationCodes;
  sendLimits: SendLimits;
  outbox: Outbox;
  captcha: Captcha;
  events: Events;
  faults: Faults;
  library: Library;
  search: Search;
  removal: AccountRemoval;
  messages: MessageStore;
  memories: MemoryStore;
  talks: TalkStore;
  messaging: Messaging;
  guests: Guests;
  /** Deletes users, messages, codes and counters. Content stays. */
  reset(): void;
}
