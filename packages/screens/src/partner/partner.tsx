import type { CharacterDetail } from '@companion/sdk/contract';
import { Badge } from '@companion/ui/badge';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { LinkButton, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GameEntry } from '../cards/game.tsx';
import { Paragraphs, page, Screen, Section, useAddresses } from '../layout/index.ts';
import { partnerMessages } from './messages.ts';
import * as css from './partner.css.ts';

export interface PartnerScreenProps {
  character: CharacterDetail;
  /** Id of the look to begin with; by default its first. */
  figure?: string;
  /** Another look was chosen; called with its id. */
  onFigure?: (id: string) => void;
}

/** How many games are shown here; all are on a page of their own. */
const GAMES_SHOWN = 3;

/** A companion on its stage: its story, its quests, the games it knows, the ways to chat and story. */
export function PartnerScreen({ character, figure: begunWith, onFigure }: PartnerScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const {
    id,
    name,
    hue = LAMP_HUE,
    seed = id,
    game_list,
    quests,
    figures,
    story,
    tags,
  } = character;
  const [look, setLook] = useState(() => figures.find((figure) => figure.id === begunWith));
  return (
    <Screen className={page.page} hue={look?.hue ?? hue}>
      <Breadcrumb
        steps={[
          { label: formatMessage(partnerMessages.partners), href: addresses.partners },
          { label: name, href: addresses.partner(id) },
        ]}
      />
      <div className={css.hero}>
        <div className={css.stage} style={{ viewTransitionName: `companion-${id}` }}>
          <Sprite
            seed={look?.seed ?? seed}
            hue={look?.hue ?? hue}
            size={400}
            mood="happy"
            watching
            className={css.body}
          />
        </div>
        <div className={css.words}>
          {character.role !== '' && <p className={css.role}>{character.role}</p>}
          <h1 className={css.name}>{name}</h1>
          {character.line !== '' && <p className={css.line}>{character.line}</p>}
          {tags.length > 0 && (
            <p className={css.tags}>
              {tags.map((tag, index) => (
                <Badge key={index}>{tag}</Badge>
              ))}
            </p>
          )}
          <div className={css.acts}>
            <LinkButton href={addresses.chat(id)} tone="accent" size="l">
              {formatMessage(partnerMessages.chat, { name })}
            </LinkButton>
            {quests.length > 0 && (
              <LinkButton href={addresses.story(id)} size="l">
                {formatMessage(partnerMessages.story)}
              </LinkButton>
            )}
          </div>
          {figures.length > 1 && (
            <fieldset className={css.looks} aria-label={formatMessage(partnerMessages.looks)}>
              {figures.map((figure) => (
                <button
                  key={figure.id}
                  type="button"
                  className={css.look}
                  aria-pressed={(look?.id ?? figures[0]?.id) === figure.id}
                  onClick={() => {
                    setLook(figure);
                    onFigure?.(figure.id);
                  }}
                >
                  <Sprite seed={figure.seed} size={44} still hue={figure.hue} />
                  {figure.name}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {story.length > 0 && (
        <Section title={formatMessage(partnerMessages.about)}>
          <div className={css.story}>
            <Paragraphs texts={story} className={css.paragraph} />
          </div>
        </Section>
      )}
      <div className={page.halves}>
        {quests.length > 0 && (
          <Section title={formatMessage(partnerMessages.quests)}>
            <ol className={css.path}>
              {quests.map((quest) => (
                <li key={quest.id} className={css.step}>
                  <h3 className={css.questTitle}>
                    <TextLink href={addresses.story(id, quest.id)}>{quest.title}</TextLink>
                  </h3>
                  <p className={css.questText}>{quest.summary}</p>
                  {quest.minutes !== undefined && (
                    <p className={css.questMeta}>
                      {formatMessage(partnerMessages.minutes, { minutes: quest.minutes })}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </Section>
        )}
        {game_list.length > 0 && (
          <Section title={formatMessage(partnerMessages.games)}>
            <ul className={css.games}>
              {game_list.slice(0, GAMES_SHOWN).map((game) => (
                <li key={game.id}>
                  <GameEntry game={game} fallbackHue={hue} level={3} />
                </li>
              ))}
            </ul>
            <p className={css.more}>
              <TextLink href={addresses.partnerGames(id)}>
                {formatMessage(partnerMessages.allGames)}
              </TextLink>
            </p>
          </Section>
        )}
      </div>
    </Screen>
  );
}
