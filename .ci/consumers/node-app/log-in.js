/** A script that logs in on the sandbox at the given address, and then checks the session as a server does. */
import assert from 'node:assert/strict';
import { createClient, createSessionStore } from '@companion/sdk';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { checkSession } from '@companion/sdk/server';

const PHONE = '13800138000';
const baseUrl = process.argv[2];
const devtool = async (path) => (await fetch(`${baseUrl}/sandbox/${path}`)).json();

await fetch(`${baseUrl}/sandbox/reset`, { method: 'POST', body: '{}' });
const { users } = createClient({ baseUrl, session: createSessionStore() });
const captcha = createSandboxSlider({ baseUrl });
const { signal } = new AbortController();
const { lot_number } = await captcha.load({ phone: PHONE }, signal);
const { x } = await devtool(`captcha/${lot_number}`);
const solved = await captcha.answer({ lot_number, x }, signal);
await users.sendCode({ phone: PHONE, captcha: solved });
const [{ code }] = await devtool(`outbox?phone=${PHONE}`);
const userInfo = await users.login({ phone: PHONE, code });

const account = await checkSession(userInfo, { baseUrl });
assert.equal(String(account.web_user_id), userInfo.web_user_id);
assert.equal(await checkSession({ ...userInfo, access_token: 'made up' }, { baseUrl }), null);
