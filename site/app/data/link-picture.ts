import { readLinkPicturePath } from '@companion/screens/head';
import {
  companionLinkPicture,
  gameLinkPicture,
  homeLinkPicture,
} from '@companion/screens/link-picture';
import { LAMP_HUE } from '@companion/ui/picture';
import { unlessMissing } from './loader-context.ts';
import { type Api, anonymousClient } from './server-api.ts';

/** The picture of a path below `/og/` as an SVG document, or `null`. @throws when the API fails */
export async function drawLinkPicture(pathname: string, app: Api): Promise<string | null> {
  const subject = readLinkPicturePath(pathname);
  if (subject === null) return null;
  if (subject.kind === 'home') return homeLinkPicture();
  const { id } = subject;
  const client = anonymousClient(app, { locale: 'zh', device: 'desktop' });
  if (subject.kind === 'companion') {
    const companion = await unlessMissing(client.character.detail({ id }));
    if (!companion) return null;
    const { seed = id, look, hue = LAMP_HUE } = companion;
    return companionLinkPicture({ seed, look, hue });
  }
  const game = await unlessMissing(client.visitor.game.detail({ id }));
  return game && gameLinkPicture({ id, cover: game.cover, hue: game.hue ?? LAMP_HUE });
}
