import type { CharacterDetail } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { EmptyState } from '@companion/ui/empty-state';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { GameEntry } from '../cards/game.tsx';
import { companionMessages } from '../companion/messages.ts';
import { PageHead, page, Screen, useAddresses } from '../layout/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import * as css from './companion-games.css.ts';
import { companionGamesMessages } from './messages.ts';

export interface CompanionGamesScreenProps {
  companion: CharacterDetail;
}

/** All games that one companion knows, best known first. */
export function CompanionGamesScreen({ companion }: CompanionGamesScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = LAMP_HUE, game_list } = companion;
  return (
    <Screen className={page.page} hue={hue}>
      <Breadcrumb
        items={[
          { label: formatMessage(companionMessages.companions), href: addresses.companions },
          { label: name, href: addresses.companion(id) },
          { label: formatMessage(companionGamesMessages.step), href: addresses.companionGames(id) },
        ]}
      />
      <div className={css.head}>
        <Sprite
          seed={companion.seed ?? id}
          look={companion.look}
          hue={hue}
          size={128}
          mood="happy"
          watching
          className={css.body}
        />
        <PageHead title={formatMessage(companionGamesMessages.title, { name })}>
          {companion.line || undefined}
        </PageHead>
      </div>
      {game_list.length === 0 && (
        <EmptyState
          title={formatMessage(layoutMessages.nothing)}
          companion={{ seed: companion.seed ?? id, look: companion.look, hue: companion.hue }}
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
