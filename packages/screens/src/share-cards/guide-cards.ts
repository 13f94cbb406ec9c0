import type { Article, GameDetail } from '@companion/sdk/contract';
import { LAMP_HUE } from '@companion/ui/logo';
import type { GuideCard } from '../share/card/card.ts';

export const gameCard = ({ id, name, tagline, cover, hue = LAMP_HUE }: GameDetail): GuideCard => ({
  kind: 'guide',
  hue,
  from: '',
  title: name,
  text: tagline,
  art: { seed: id, scene: cover },
});

export const articleCard = (article: Article): GuideCard => ({
  kind: 'guide',
  hue: article.hue ?? LAMP_HUE,
  from: article.game_name,
  title: article.title,
  text: article.question,
  art: { seed: article.game_id, scene: undefined },
});
