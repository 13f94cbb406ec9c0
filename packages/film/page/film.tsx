import { MessagesProvider } from '@companion/ui/i18n';
import type { ReactNode } from 'react';
import en from '../../ui/messages/en.json';
import ja from '../../ui/messages/ja.json';
import zh from '../../ui/messages/zh.json';
import * as css from './film.css.ts';
import { during } from './motion.ts';
import { CLOSING_MS, Closing } from './scenes/closing.tsx';
import { Room } from './scenes/room.tsx';
import { ROOM_MS } from './scenes/room-plan.ts';
import { SHELF_MS, Shelf } from './scenes/shelf.tsx';
import { Town } from './scenes/town.tsx';
import type { Language, Words } from './words.ts';

const catalogues = { zh, en, ja };

/** Cross-fade between scenes, ms. */
const OVERLAP = 260;
const ROOM = 3950;
const SHELF = ROOM + ROOM_MS - OVERLAP;
const CLOSING = SHELF + SHELF_MS - 160;
export const FILM_MS = CLOSING + CLOSING_MS;

/** The whole film at time `t` (ms). Every movement is a function of `t`. */
export function Film({ t, words, language }: { t: number; words: Words; language: Language }) {
  return (
    <MessagesProvider locale={language} messages={catalogues[language]}>
      <div className={css.stage}>
        {t >= CLOSING && <Closing t={t - CLOSING} words={words} language={language} />}
        {t >= SHELF && t < CLOSING + OVERLAP && (
          <Over gone={during(t, CLOSING, CLOSING + OVERLAP)}>
            <Shelf t={t - SHELF} words={words} />
          </Over>
        )}
        {t >= ROOM && t < SHELF + OVERLAP && (
          <Over gone={during(t, SHELF, SHELF + OVERLAP)}>
            <Room t={t - ROOM} words={words} />
          </Over>
        )}
        {t < ROOM + OVERLAP && (
          <Over gone={during(t, ROOM, ROOM + OVERLAP)}>
            <Town t={t} words={words} />
          </Over>
        )}
      </div>
    </MessagesProvider>
  );
}

const Over = ({ gone, children }: { gone: number; children: ReactNode }) => (
  <div className={css.whole} style={{ opacity: 1 - gone }}>
    {children}
  </div>
);
