import type { CharacterDetail } from '@companion/sdk/contract';
import { Badge } from '@companion/ui/badge';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { LinkButton, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { ActingSprite } from '../acting/index.ts';
import { GameEntry } from '../cards/game.tsx';
import {
  PageTop,
  Paragraphs,
  page,
  Screen,
  Section,
  transitionName,
  useAddresses,
} from '../layout/index.ts';
import * as css from './companion.css.ts';
import { companionMessages } from './messages.ts';

export interface CompanionScreenProps {
  companion: CharacterDetail;
  /** Id of the look; default: the first. */
  look?: string;
  /** A look was chosen; gets its id. */
  onLook?: (id: string) => void;
  /** Buttons above the title, for example to keep the page. */
  acts?: ReactNode;
}

/** Games shown here. Another page lists all. */
const GAMES_SHOWN = 3;

/** A companion on its stage: its biography, its stories, the games it knows, the ways to chat and story. */
export function CompanionScreen({
  companion,
  look: initialLook,
  onLook,
  acts,
}: CompanionScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const {
    id,
    name,
    hue = LAMP_HUE,
    seed = id,
    look: ownLook,
    game_list,
    quests: stories,
    figures: looks,
    story,
    tags,
  } = companion;
  const [look, setLook] = useState(() => looks.find(({ id: known }) => known === initialLook));
  return (
    <Screen className={page.page} hue={look?.hue ?? hue}>
      <PageTop acts={acts}>
        <Breadcrumb
          items={[
            { label: formatMessage(companionMessages.companions), href: addresses.companions },
            { label: name, href: addresses.companion(id) },
          ]}
        />
      </PageTop>
      <div className={css.hero}>
        <div className={css.stage} style={{ viewTransitionName: transitionName(id) }}>
          <ActingSprite
            seed={look?.seed ?? seed}
            look={look ? look.look : ownLook}
            hue={look?.hue ?? hue}
            size={400}
            cue={{ about: look?.id ?? id, feeling: 'glad' }}
            className={css.body}
          />
        </div>
        <div className={css.words}>
          {companion.role !== '' && <p className={css.role}>{companion.role}</p>}
          <h1 className={css.name}>{name}</h1>
          {companion.line !== '' && <p className={css.line}>{companion.line}</p>}
          {tags.length > 0 && (
            <p className={css.tags}>
              {tags.map((tag, index) => (
                <Badge key={index}>{tag}</Badge>
              ))}
            </p>
          )}
          <div className={css.acts}>
            <LinkButton href={addresses.chat(id)} tone="accent" size="l">
              {formatMessage(companionMessages.chat, { name })}
            </LinkButton>
            {stories.length > 0 && (
              <LinkButton href={addresses.story(id)} size="l">
                {formatMessage(companionMessages.story)}
              </LinkButton>
            )}
          </div>
          {looks.length > 1 && (
            <fieldset className={css.looks} aria-label={formatMessage(companionMessages.looks)}>
              {looks.map((offered) => (
                <button
                  key={offered.id}
                  type="button"
                  className={css.look}
                  aria-pressed={(look?.id ?? looks[0]?.id) === offered.id}
                  onClick={() => {
                    setLook(offered);
                    onLook?.(offered.id);
                  }}
                >
                  <Sprite
                    seed={offered.seed}
                    look={offered.look}
                    size={44}
                    still
                    hue={offered.hue}
                  />
                  <span>{offered.name}</span>
                </button>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {story.length > 0 && (
        <Section title={formatMessage(companionMessages.about)}>
          <div className={css.story}>
            <Paragraphs texts={story} className={css.paragraph} />
          </div>
        </Section>
      )}
      <div className={page.halves}>
        {stories.length > 0 && (
          <Section title={formatMessage(companionMessages.stories)}>
            <ol className={css.path}>
              {stories.map((offered) => (
                <li key={offered.id} className={css.step}>
                  <h3 className={css.storyTitle}>
                    <TextLink href={addresses.story(id, offered.id)}>{offered.title}</TextLink>
                  </h3>
                  <p className={css.storyText}>{offered.summary}</p>
                  {offered.minutes !== undefined && (
                    <p className={css.storyMeta}>
                      {formatMessage(companionMessages.minutes, { minutes: offered.minutes })}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </Section>
        )}
        {game_list.length > 0 && (
          <Section title={formatMessage(companionMessages.games)}>
            <ul className={css.games}>
              {game_list.slice(0, GAMES_SHOWN).map((game) => (
                <li key={game.id}>
                  <GameEntry game={game} fallbackHue={hue} level={3} />
                </li>
              ))}
            </ul>
            <p className={css.more}>
              <TextLink href={addresses.companionGames(id)}>
                {formatMessage(companionMessages.allGames)}
              </TextLink>
            </p>
          </Section>
        )}
      </div>
    </Screen>
  );
}
