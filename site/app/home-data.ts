import type { Character } from '@companion/sdk/contract';
import type { RouterContextProvider } from 'react-router';
import { isMobileRequest } from './device.ts';
import { parsePath } from './paths.ts';
import { serverClient } from './server-api.ts';

/** The home page's companions; `null` when the API did not answer: the page comes without them. */
export async function loadHome(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ characters: Character[] | null }> {
  const client = serverClient(context, {
    language: parsePath(new URL(request.url).pathname).locale,
    mobile: isMobileRequest(request.headers),
  });
  try {
    const { items } = await client.visitor.web.index.characters(request.signal);
    return { characters: items };
  } catch (error) {
    process.stderr.write(`home: companions missing: ${String(error)}\n`);
    return { characters: null };
  }
}

/** Where the clients are (spec §2); tracked downloads take their place with the download flow. */
export const downloads = {
  windowsAmd: 'https://download.companion.example/beta/amd/CompanionSetup.exe',
  windowsAiPc: 'https://download.companion.example/beta/ai-pc/CompanionSetup.exe',
  mobile: 'https://download.companion.example/mobile',
};
