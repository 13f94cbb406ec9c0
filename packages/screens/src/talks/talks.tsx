import type { Talk, Talks } from '@companion/sdk/contract';
import { EmptyState } from '@companion/ui/empty-state';
import { ErrorState } from '@companion/ui/error-state';
import { Skeleton } from '@companion/ui/skeleton';
import { TextField } from '@companion/ui/text-field';
import { visuallyHidden } from '@companion/ui/theme';
import { type Ref, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { talksDialogMessages as messages } from './late-messages.ts';
import { TalkItem } from './talk-item.tsx';
import * as css from './talks.css.ts';

/** A search begins when nothing was typed for this time, ms. */
const TYPING_PAUSE_MS = 250;

export interface TalksServices {
  /** The visitor's talks, newest first; with words those that contain them. */
  load: (words: string, signal: AbortSignal) => Promise<Talks>;
  remove: (companionId: string) => Promise<void>;
}

export interface TalksScreenProps {
  services: TalksServices;
  /** Id of the companion whose talk the page shows. */
  current: string;
  /** Gives the time, ms since epoch. Read when the list opens. */
  now: () => number;
  /** A talk was chosen. */
  onOpen: () => void;
  searchField?: Ref<HTMLInputElement>;
}

/** The visitor's talks: newest first, with their last line, a search in them, and deletion. */
export function TalksScreen({ services, current, now, onOpen, searchField }: TalksScreenProps) {
  const { formatMessage } = useIntl();
  const [openedAt] = useState(now);
  const [text, setText] = useState('');
  /** `text` without a word that an input method is still composing. */
  const [wanted, setWanted] = useState('');
  const { state, words, reload, drop } = useTalks(services, wanted.trim());
  const [removed, setRemoved] = useState('');

  const remove = async ({ character: { id, name } }: Talk): Promise<boolean> => {
    try {
      await services.remove(id);
    } catch {
      return false;
    }
    drop(id);
    setRemoved(name);
    return true;
  };

  return (
    <div className={css.talks}>
      <TextField
        ref={searchField}
        label={formatMessage(messages.search)}
        labelHidden
        placeholder={formatMessage(messages.search)}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => {
          setText(currentTarget.value);
          if (!(nativeEvent as InputEvent).isComposing) setWanted(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <p role="status" className={visuallyHidden}>
        {removed !== '' && formatMessage(messages.removed, { name: removed })}
      </p>
      {state === 'loading' && <Waiting />}
      {state === 'failed' && (
        <ErrorState title={formatMessage(messages.failed)} level={3} onRetry={reload} />
      )}
      {Array.isArray(state) && state.length === 0 && words === '' && (
        <EmptyState title={formatMessage(messages.empty)} level={3}>
          {formatMessage(messages.emptyText)}
        </EmptyState>
      )}
      {Array.isArray(state) && state.length === 0 && words !== '' && (
        <p role="status" className={css.noMatch}>
          {formatMessage(messages.noMatch, { words })}
        </p>
      )}
      {Array.isArray(state) && state.length > 0 && (
        <ul className={css.list}>
          {state.map((talk) => (
            <TalkItem
              key={talk.character.id}
              talk={talk}
              words={words}
              current={talk.character.id === current}
              now={openedAt}
              onOpen={onOpen}
              onRemove={() => remove(talk)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Talks that contain `wanted`. Those found before stay until the answer is there. `words`: what they were found by. */
function useTalks(services: TalksServices, wanted: string) {
  const [state, setState] = useState<readonly Talk[] | 'loading' | 'failed'>('loading');
  const [words, setWords] = useState('');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const answer = await services
        .load(wanted, controller.signal)
        .then(({ items }) => items)
        .catch(() => 'failed' as const);
      if (controller.signal.aborted) return;
      setState(answer);
      setWords(wanted);
    };
    const timer = setTimeout(ask, wanted === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [services, wanted, attempt]);
  return {
    state,
    words,
    reload() {
      setState('loading');
      setAttempt(attempt + 1);
    },
    /** Takes a deleted talk out of the list. */
    drop: (id: string) =>
      setState((state) =>
        typeof state === 'string' ? state : state.filter(({ character }) => character.id !== id),
      ),
  };
}

function Waiting() {
  return (
    <ul className={css.list} aria-busy="true">
      {[70, 55, 80].map((width) => (
        <li key={width} className={css.waiting}>
          <span className={css.face}>
            <Skeleton shape="round" />
          </span>
          <Skeleton width="30%" />
          <Skeleton width={`${width}%`} />
        </li>
      ))}
    </ul>
  );
}
