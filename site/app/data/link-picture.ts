import { readLinkPicturePath } from '@companion/screens/head';
import {
  companionLinkPicture,
  gameLinkPicture,
  homeLinkPicture,
} from '@companion/screens/link-picture';
import { LAMP_HUE } from '@companion/ui/picture';
import { nullOn404 } from './loader-context.ts';
import { type Api, anonymousClient } from './server-api.ts';

/** The picture of a path below `/og/` as an SVG document, or `null`. @throws when the API fails */
export async function drawLinkPicture(pathname: string, app: Api): Promise<string | null> {
  const subject = readLinkPicturePath(pathname);
  if (subject === null) return null;
  if (subject.kind === 'home') return homeLinkPicture();
  const { id } = subject;
  const client = anonymousClient(app, { locale: 'zh', device: 'desktop' });
  if (subject.kind === 'companion') {
    const companion = await nullOn404(client.character.detail({ id }));
    return (
      companion &&
      companionLinkPicture({
        seed: companion.seed ?? id,
        look: companion.look,
        hue: companion.hue ?? LAMP_HUE,
      })
    );
  }
  const game = await nullOn404(client.visitor.game.detail({ id }));
  return game && gameLinkPicture({ id, cover: game.cover, hue: game.hue ?? LAMP_HUE });
}
