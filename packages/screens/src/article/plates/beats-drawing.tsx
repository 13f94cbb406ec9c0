import type { PlateOf } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { importWhenOnline } from '../../loading/index.ts';
import { plateMessages } from '../messages.ts';
import { Legend } from './legend.tsx';
import type { Numbered } from './numbered.ts';
import * as css from './plates.css.ts';

const loadSound = importWhenOnline(() => import('./play-beats.ts'));

const marks = { blow: css.blow, answer: css.answer, rest: css.rest };

interface Playing {
  index: number;
  lastingMs: number;
  stopSound: (() => void) | undefined;
}

/** Patterns of beats as bells. A press plays one as light and sound. */
export function BeatsDrawing({ plate, ...numbers }: Numbered<PlateOf<'beats'>>) {
  const { formatMessage } = useIntl();
  const [playing, setPlaying] = useState<Playing>();
  const { tempo, patterns } = plate;
  const beatMs = 60_000 / tempo;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setPlaying(undefined), playing.lastingMs);
    return () => {
      clearTimeout(timer);
      playing.stopSound?.();
    };
  }, [playing]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isLoading = useRef(false);
  const play = async (index: number) => {
    // A second press while the code loads would play over the first.
    if (isLoading.current) return;
    isLoading.current = true;
    // Without its code only the light plays.
    const sound = await loadSound().catch(() => undefined);
    isLoading.current = false;
    if (isLeft.current) return;
    const beats = patterns[index]?.beats ?? [];
    setPlaying({
      index,
      lastingMs: beats.length * beatMs,
      stopSound: sound?.playBeats(beats, beatMs / 1000),
    });
  };
  return (
    <Legend entries={patterns} {...numbers}>
      {(index) => {
        const beats = patterns[index]?.beats ?? [];
        return (
          <>
            <span
              className={css.bells}
              role="img"
              aria-label={beats.map((beat) => formatMessage(plateMessages[beat])).join(' ')}
            >
              {beats.map((beat, at) => (
                <span
                  key={at}
                  className={`${marks[beat]} ${playing?.index === index ? css.ringing : ''}`}
                  style={{ animationDelay: `${at * beatMs}ms` }}
                />
              ))}
            </span>
            <span className={css.play}>
              <Button
                tone="outline"
                size="s"
                // Not `disabled`, which would take the focus away.
                aria-disabled={playing !== undefined}
                onClick={() => void play(index)}
              >
                {formatMessage(plateMessages.play)}
              </Button>
            </span>
          </>
        );
      }}
    </Legend>
  );
}
