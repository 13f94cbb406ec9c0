import type { CharacterDetail, CharacterFigure } from '@companion/sdk/contract';
import { Badge } from '@companion/ui/badge';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { buttonClass } from '@companion/ui/button';
import { Link, TextLink } from '@companion/ui/link';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { page, useAddresses } from '../layout/index.ts';
import { KnownGame } from './known-game.tsx';
import { partnerMessages } from './messages.ts';
import * as css from './partner.css.ts';

export interface PartnerScreenProps {
  character: CharacterDetail;
}

/** Games shown here; the rest has a page of its own. */
const GAMES_SHOWN = 3;

/** A companion on its stage: who it is, what it knows, where one can go with it. */
export function PartnerScreen({ character }: PartnerScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = 62, seed = id, game_list, quests, figures, story, tags } = character;
  const [look, setLook] = useState<CharacterFigure>();
  return (
    <main
      className={`${page.page} ${hueScope}`}
      style={hueVars(look?.hue ?? hue)}
      id="main"
      tabIndex={-1}
    >
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
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          )}
          <div className={css.acts}>
            <Link href={addresses.chat(id)} className={buttonClass({ tone: 'accent', size: 'l' })}>
              {formatMessage(partnerMessages.chat, { name })}
            </Link>
            {quests.length > 0 && (
              <Link href={addresses.story(id)} className={buttonClass({ size: 'l' })}>
                {formatMessage(partnerMessages.story)}
              </Link>
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
                  onClick={() => setLook(figure)}
                >
                  <Sprite
                    seed={figure.seed}
                    size={44}
                    still
                    {...(figure.hue !== undefined && { hue: figure.hue })}
                  />
                  {figure.name}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {story.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(partnerMessages.about)}</h2>
          <div className={css.story}>
            {story.map((paragraph) => (
              <p key={paragraph} className={css.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      <div className={page.halves}>
        {quests.length > 0 && (
          <section className={page.section}>
            <h2 className={page.sectionTitle}>{formatMessage(partnerMessages.quests)}</h2>
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
          </section>
        )}
        {game_list.length > 0 && (
          <section className={page.section}>
            <h2 className={page.sectionTitle}>{formatMessage(partnerMessages.games)}</h2>
            <ul className={css.games}>
              {game_list.slice(0, GAMES_SHOWN).map((game) => (
                <li key={game.id}>
                  <KnownGame game={game} hue={hue} level={3} />
                </li>
              ))}
            </ul>
            <p className={css.more}>
              <TextLink href={addresses.partnerGames(id)}>
                {formatMessage(partnerMessages.allGames)}
              </TextLink>
            </p>
          </section>
        )}
      </div>
    </main>
  );
}
