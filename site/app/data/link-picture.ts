import { readLinkPicturePath } from '@companion/screens/head';
import {
  companionLinkPicture,
  gameLinkPicture,
  homeLinkPicture,
} from '@companion/screens/link-picture';
import { LAMP_HUE } from '@companion/ui/picture';
import { isNotFound } from './loader-context.ts';
import { type Api, anonymousClient } from './server-api.ts';

/** The picture of a path below `/og/` as an SVG document, or `null`. @throws when the API fails */
export async function drawLinkPicture(pathname: string, app: Api): Promise<string | null> {
  const subject = readLinkPicturePath(pathname);
  if (subject === null) return null;
  if (subject.kind === 'home') return homeLinkPicture();
  const { id } = subject;
  const client = anonymousClient(app, { locale: 'zh', device: 'desktop' });
  try {
    if (subject.kind === 'companion') {
      const { seed = id, look, hue = LAMP_HUE } = await client.character.detail({ id });
      return companionLinkPicture({ seed, look, hue });
    }
    const { cover, hue = LAMP_HUE } = await client.visitor.game.detail({ id });
    return gameLinkPicture({ id, cover, hue });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
