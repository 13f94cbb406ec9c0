import type { Events } from './aids/events.ts';
import type { Faults } from './aids/faults.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Log } from './log.ts';
import type { Sessions } from './session/sessions.ts';
import type { Users } from './session/users.ts';
import type { VerificationCodes } from './sms/codes.ts';
import type { SendLimits } from './sms/limits.ts';
import type { Outbox } from './sms/outbox.ts';
import type { Database } from './store/database.ts';

/** Everything a resource may lean on; made once per sandbox. */
export interface Services {
  /** ms since the epoch. */
  now: () => number;
  log: Log;
  database: Database;
  users: Users;
  sessions: Sessions;
  codes: VerificationCodes;
  sendLimits: SendLimits;
  outbox: Outbox;
  captcha: Captcha;
  events: Events;
  faults: Faults;
  /** Users, messages, codes and counters gone, content as new (contract.md, aids). */
  reset(): void;
}
