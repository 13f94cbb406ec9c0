import { expect, it } from 'vitest';
import { checkedFrame } from './parse-frame.ts';

const message = {
  id: '8',
  character_id: 'ember',
  author: 'user',
  text: '在',
  citations: [],
  sent_at: '2026-11-24T00:00:00Z',
};

it.each([null, '', 'abc', '-1', '1'.repeat(17)])(
  'takes no message for the last one when a welcome names %j',
  (last_id) => {
    const welcome = { type: 'welcome', user_id: 'ann' };
    expect(checkedFrame({ ...welcome, last_id })).toEqual({ ...welcome, last_id: '0' });
  },
);

it.each([
  [{ type: 'message', message, reply_to: null }],
  [{ type: 'typing', character_id: 'ember', reply_to: '7', replaces: null }],
  [{ type: 'error', error_code: 40009, error_message: '不行', client_id: null, payload: null }],
])('takes null for a missing field: %j', (frame) => {
  expect(checkedFrame(frame)).toMatchObject({ type: frame.type });
});
