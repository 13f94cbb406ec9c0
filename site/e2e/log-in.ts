import { type Client, createClient, createSessionStore, type SessionStore } from '@companion/sdk';
import { createSandboxSlider } from '@companion/sdk/sandbox';

export interface LoggedIn {
  client: Client;
  session: SessionStore;
  code: string;
  /** All responses to the client so far. */
  answers: Response[];
}

/** Logs in without a browser. `headers` are those of a proxy. */
export async function logIn(
  origin: string,
  phone: string,
  headers: Record<string, string> = {},
): Promise<LoggedIn> {
  const answers: Response[] = [];
  const session = createSessionStore();
  const client = createClient({
    baseUrl: origin,
    session,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      const answer = await fetch(request);
      answers.push(answer.clone());
      return answer;
    },
  });
  const tell = async <T>(path: string) => (await fetch(`${origin}${path}`)).json() as Promise<T>;
  const captcha = createSandboxSlider({ baseUrl: origin });
  const { signal } = new AbortController();
  const { lot_number } = await captcha.load({ phone }, signal);
  const { x } = await tell<{ x: number }>(`/sandbox/captcha/${lot_number}`);
  const solved = await captcha.answer({ lot_number, x }, signal);
  if (!solved) throw new Error('the captcha was not solved');
  await client.users.sendCode({ phone, captcha: solved });
  const [newest] = await tell<{ code: string }[]>(`/sandbox/outbox?phone=${phone}`);
  if (!newest) throw new Error(`no code was sent to ${phone}`);
  session.login(await client.users.login({ phone, code: newest.code }));
  return { client, session, code: newest.code, answers };
}
