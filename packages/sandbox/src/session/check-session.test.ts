import { checkSession } from '@companion/sdk/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let sent: { access_token: string; web_user_id: string };
const options = {
  baseUrl: 'http://localhost:3001',
  fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
    sandbox.fetch(new Request(input, init), { address: '127.0.0.1' }),
};

beforeAll(async () => {
  sandbox = createTestSandbox();
  const { token, userId } = await sandbox.login('13800138000');
  sent = { access_token: token, web_user_id: userId };
});
afterAll(() => sandbox.close());

it("answers the account of a login to a product's server", async () => {
  expect(await checkSession(sent, options)).toMatchObject({
    web_user_id: sent.web_user_id,
    phone_masked: '138****8000',
  });
});

it("answers the token's account, whatever else was sent", async () => {
  const other = await sandbox.login('13800138001');
  const account = await checkSession({ ...sent, web_user_id: other.userId }, options);
  expect(account).toMatchObject({ web_user_id: sent.web_user_id });
});

it('answers null for a token that the backend does not know', async () => {
  expect(await checkSession({ ...sent, access_token: 'none' }, options)).toBeNull();
});

it('answers null after the session ended', async () => {
  sandbox.clock.now += 400 * 24 * 60 * 60 * 1000;
  expect(await checkSession(sent, options)).toBeNull();
});
