import { readLinkPicturePath } from '@companion/screens/head';
import {
  companionLinkPicture,
  gameLinkPicture,
  homeLinkPicture,
} from '@companion/screens/link-picture';
import type { LinkPicture } from '@companion/server';
import { LAMP_HUE } from '@companion/ui/picture';
import { describeError } from './describe-error.ts';
import { isNotFound } from './loader-context.ts';
import { type Api, anonymousClient } from './server-api.ts';

/** The picture of a path below `/og/`, or `null`. @throws when the API fails, with words for the log */
export const drawLinkPicture = (pathname: string, app: Api): Promise<LinkPicture | null> =>
  draw(pathname, app).catch((cause) => {
    if (isNotFound(cause)) return null;
    throw new Error(describeError(cause), { cause });
  });

async function draw(pathname: string, app: Api): Promise<LinkPicture | null> {
  const subject = readLinkPicturePath(pathname);
  if (subject === null) return null;
  if (subject.kind === 'home') return { svg: homeLinkPicture(), keys: [] };
  const { id } = subject;
  const keys = new Set<string>();
  const client = anonymousClient(app, { locale: 'zh', device: 'desktop', keys });
  if (subject.kind === 'companion') {
    const { seed = id, look, hue = LAMP_HUE } = await client.character.detail({ id });
    return { svg: companionLinkPicture({ seed, look, hue }), keys: [...keys] };
  }
  const { cover, hue = LAMP_HUE } = await client.visitor.game.detail({ id });
  return { svg: gameLinkPicture({ id, cover, hue }), keys: [...keys] };
}
