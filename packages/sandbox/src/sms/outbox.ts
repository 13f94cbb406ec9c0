import { MINUTE_MS } from '../time.ts';
import { CODE_LIFE_MS, type CodePurpose } from './codes.ts';

/** Enough for a day of trying out; the outbox is the visitors' phones, so it is never written to disk. */
const KEPT = 200;

interface SentMessage {
  phone: string;
  code: string;
  purpose: CodePurpose;
  /** ISO 8601. */
  sent_at: string;
  /** The whole SMS; its last line binds the code to the site for WebOTP. */
  text: string;
}

export interface Outbox {
  send(message: { phone: string; code: string; purpose: CodePurpose; host: string }): void;
  /** Newest first. */
  list(phone?: string): SentMessage[];
  clear(): void;
}

/** What a code that undoes something is for; a login goes without saying. */
const warnings: Record<CodePurpose, string> = {
  login: '',
  'remove-account': '你正在注销账号，请勿告知他人。',
};

export function createOutbox(print: (line: string) => void, now: () => number): Outbox {
  let messages: SentMessage[] = [];
  return {
    send({ phone, code, purpose, host }) {
      const text = `【伙伴】验证码 ${code}，${CODE_LIFE_MS / MINUTE_MS} 分钟内有效。${warnings[purpose]}\n\n@${host} #${code}`;
      const sent_at = new Date(now()).toISOString();
      messages = [{ phone, code, purpose, sent_at, text }, ...messages].slice(0, KEPT);
      print(`[SMS → ${phone}] ${text.split('\n', 1)[0]}`);
    },
    list: (phone) => messages.filter((sent) => phone === undefined || sent.phone === phone),
    clear: () => {
      messages = [];
    },
  };
}
