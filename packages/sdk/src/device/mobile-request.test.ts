import { expect, it } from 'vitest';
import { isMobileRequest } from './mobile-request.ts';

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  harmonyNext:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

it.each([
  ['Android', true, { 'user-agent': agents.android }],
  ['HarmonyOS NEXT', true, { 'user-agent': agents.harmonyNext }],
  ['Windows', false, { 'user-agent': agents.windows }],
  ['Windows with a phone hint', true, { 'user-agent': agents.windows, 'sec-ch-ua-mobile': '?1' }],
  ['an unknown device', false, {}],
])('a request from %s: mobile is %s', (_, mobile, headers) => {
  expect(isMobileRequest(new Headers(headers as Record<string, string>))).toBe(mobile);
});
