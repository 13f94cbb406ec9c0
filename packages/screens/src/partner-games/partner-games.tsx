import type { CharacterDetail } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { EmptyState } from '@companion/ui/empty-state';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { GameEntry } from '../cards/game.tsx';
import { PageHead, page, Screen, useAddresses } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import { partnerMessages } from '../partner/messages.ts';
import { partnerGamesMessages } from './messages.ts';
import * as css from './partner-games.css.ts';

export interface PartnerGamesScreenProps {
  character: CharacterDetail;
}

/** All games that one companion knows, best known first. */
export function PartnerGamesScreen({ character }: PartnerGamesScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = LAMP_HUE, game_list } = character;
  return (
    <Screen className={page.page} hue={hue}>
      <Breadcrumb
        steps={[
          { label: formatMessage(partnerMessages.partners), href: addresses.partners },
          { label: name, href: addresses.partner(id) },
          { label: formatMessage(partnerGamesMessages.step), href: addresses.partnerGames(id) },
        ]}
      />
      <div className={css.head}>
        <Sprite
          seed={character.seed ?? id}
          hue={hue}
          size={128}
          mood="happy"
          watching
          className={css.body}
        />
        <PageHead title={formatMessage(partnerGamesMessages.title, { name })}>
          {character.line || undefined}
        </PageHead>
      </div>
      {game_list.length === 0 && (
        <EmptyState
          title={formatMessage(layoutMessages.nothing)}
          companion={{ seed: character.seed ?? id, hue: character.hue }}
        />
      )}
      <ul className={css.games}>
        {game_list.map((game) => (
          <li key={game.id}>
            <GameEntry game={game} fallbackHue={hue} level={2} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
