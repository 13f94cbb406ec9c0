import { type ClientOptions, createClient } from '../client/create-client.ts';

const ok = () => Response.json({ error_code: 0, payload: { items: [], web_user_id: 'u1' } });

/** A client without a network: it records its requests and gets `respond()` as response. */
export function createRecordingClient(
  options: Partial<ClientOptions> = {},
  respond: () => Response = ok,
) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    userAgent: '',
    fetch: async (address, init = {}) => {
      requests.push({ url: String(address), init, headers: new Headers(init.headers) });
      return respond();
    },
    ...options,
  });
  return { client, requests };
}
