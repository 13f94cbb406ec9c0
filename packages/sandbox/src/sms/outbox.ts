import { MINUTE_MS } from '../time.ts';
import { CODE_LIFE_MS, type CodePurpose } from './codes.ts';

/** Enough for a day of testing. Messages are kept in memory only. */
const MAX_MESSAGES = 200;

interface SentMessage {
  phone: string;
  code: string;
  purpose: CodePurpose;
  /** ISO 8601. */
  sent_at: string;
  /** The whole SMS. Its last line binds the code to the site (WebOTP). */
  text: string;
}

export interface Outbox {
  send(message: { phone: string; code: string; purpose: CodePurpose }): void;
  /** Newest first. */
  list(phone?: string): SentMessage[];
  clear(): void;
}

/** Text after the code. */
const warnings: Record<CodePurpose, string> = {
  login: '',
  'remove-account': '你正在注销账号，请勿告知他人。',
};

/** @param host host name of the site */
export function createOutbox(
  print: (line: string) => void,
  now: () => number,
  host: string,
): Outbox {
  let messages: SentMessage[] = [];
  return {
    send({ phone, code, purpose }) {
      const text = `【伙伴】验证码 ${code}，${CODE_LIFE_MS / MINUTE_MS} 分钟内有效。${warnings[purpose]}\n\n@${host} #${code}`;
      const sent_at = new Date(now()).toISOString();
      messages = [{ phone, code, purpose, sent_at, text }, ...messages].slice(0, MAX_MESSAGES);
      print(`[SMS → ${phone}] ${text.split('\n', 1)[0]}`);
    },
    list: (phone) => messages.filter((sent) => phone === undefined || sent.phone === phone),
    clear: () => {
      messages = [];
    },
  };
}
