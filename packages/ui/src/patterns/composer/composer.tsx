import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { isImeKey } from '../../internal/ime.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useTextTypedBeforeHydration } from '../../internal/use-text-typed-before-hydration.ts';
import { SendHorizontal, Square } from '../../primitives/icon/index.ts';
import * as css from './composer.css.ts';
import { composerMessages } from './messages.ts';

/** Letters in one message, as the backend takes them (UTF-16 units). */
const MAX_MESSAGE_LENGTH = 2000;
/** From this length on the number of characters left is shown. */
const LITTLE_ROOM = 200;

export interface ComposerProps {
  /** Also the field's name for screen readers. */
  placeholder: string;
  /** The draft, which the host owns. */
  value: string;
  /** The draft has changed. */
  onChange: (text: string) => void;
  /** Called with the trimmed text, never an empty one. The host empties the field. */
  onSend: (text: string) => void;
  /** The companion is replying: the button stops it. Typing goes on meanwhile. */
  speaking: boolean;
  /** The companion is to stop. Called only while it speaks and nothing is written. */
  onStop: () => void;
}

/** Where one writes to a companion: Enter sends, Shift and Enter begin a new line. */
export function Composer({
  placeholder,
  value,
  onChange,
  onSend,
  speaking,
  onStop,
}: ComposerProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);

  useTextTypedBeforeHydration(field, value, onChange);

  // Grows with its text where the browser does not know `field-sizing`.
  useBeforePaint(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [value]);

  const words = value.trim();
  const send = () => {
    if (words !== '') onSend(words);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isImeKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const left = MAX_MESSAGE_LENGTH - value.length;
  const stops = speaking && words === '';
  return (
    // Before hydration a native submit would reload the page.
    <form className={css.box} method="dialog" onSubmit={onSubmit}>
      <textarea
        ref={field}
        className={css.field}
        rows={1}
        aria-label={placeholder}
        placeholder={placeholder}
        enterKeyHint="send"
        maxLength={MAX_MESSAGE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={css.left} role="status">
        {left <= LITTLE_ROOM && text(composerMessages.left, { count: String(left) })}
      </span>
      <button
        type={stops ? 'button' : 'submit'}
        className={css.button}
        aria-label={text(stops ? composerMessages.stop : composerMessages.send)}
        aria-disabled={(!stops && words === '') || undefined}
        onClick={stops ? onStop : undefined}
      >
        {stops ? <Square size={16} /> : <SendHorizontal size={20} />}
      </button>
    </form>
  );
}
