import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { isImeKey } from '../../internal/ime.ts';
import { mirrored } from '../../internal/mirrored.css.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useTextTypedBeforeHydration } from '../../internal/use-text-typed-before-hydration.ts';
import { SendHorizontal, Square } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import * as css from './composer.css.ts';
import { composerMessages } from './messages.ts';

/** Limit of the backend, UTF-16 units. */
const MAX_MESSAGE_LENGTH = 2000;
/** The counter appears when this many characters or fewer are left. */
const COUNTER_FROM = 200;
/** The counter is announced when it has not changed for this long, ms. */
const ANNOUNCED_AFTER_MS = 1_000;

export interface ComposerProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'defaultValue' | 'onSubmit'> {
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** The draft, controlled by the host, which clears it in `onSend`. */
  value?: string | undefined;
  /** The first draft, without `value`. */
  defaultValue?: string | undefined;
  /** Called with the new draft when it changes. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called with the trimmed, non-empty text. One that is longer than 2000 characters is not sent. */
  onSend: (text: string) => void;
  /** Whether the companion is replying. While the draft is empty, the button stops the reply. */
  speaking: boolean;
  /** Called when the visitor stops the reply: only while `speaking` and with an empty draft. */
  onStop: () => void;
}

/** Message field with a send button. Enter sends, Shift+Enter starts a new line. */
export const Composer = forwardRef<HTMLFormElement, ComposerProps>(function Composer(
  {
    placeholder,
    value,
    defaultValue = '',
    onValueChange,
    onSend,
    speaking,
    onStop,
    className,
    ...rest
  },
  ref,
) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);

  const [draft, setDraft] = useControllableState(value, defaultValue, onValueChange);
  useTextTypedBeforeHydration(field, draft, setDraft);

  // Fallback for browsers without `field-sizing`.
  useBeforePaint(() => {
    const element = field.current;
    // jsdom has no `CSS`.
    if (!element || globalThis.CSS?.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);

  const message = draft.trim();
  const send = () => {
    // A press that was repeated at hydration can come before the text that was typed until then is in `draft`.
    const written = (field.current?.value ?? draft).trim();
    if (written === '' || written.length > MAX_MESSAGE_LENGTH) return;
    onSend(written);
    if (value === undefined) setDraft('');
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
  const charactersLeft = MAX_MESSAGE_LENGTH - draft.length;
  // `maxLength` limits what is typed, not what the host puts in.
  const charactersOver = message.length - MAX_MESSAGE_LENGTH;
  const isTooLong = charactersOver > 0;
  let counter = '';
  if (isTooLong) counter = text(composerMessages.over, { count: String(charactersOver) });
  else if (charactersLeft <= COUNTER_FROM)
    counter = text(composerMessages.left, { count: String(Math.max(0, charactersLeft)) });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCED_AFTER_MS, counter);
    return () => clearTimeout(timer);
  }, [counter]);
  const stops = speaking && message === '';
  return (
    // `dialog` prevents a native submit before hydration, which would reload the page.
    <form
      {...rest}
      ref={ref}
      className={classNames(css.box, className)}
      method="dialog"
      onSubmit={onSubmit}
    >
      <textarea
        ref={field}
        className={css.field}
        rows={1}
        aria-label={placeholder}
        placeholder={placeholder}
        enterKeyHint="send"
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={css.counter} aria-hidden="true">
        {counter}
      </span>
      <span className={visuallyHidden} role="status">
        {announced}
      </span>
      <button
        type={stops ? 'button' : 'submit'}
        className={css.button}
        aria-label={text(stops ? composerMessages.stop : composerMessages.send)}
        aria-disabled={(!stops && (message === '' || isTooLong)) || undefined}
        onClick={
          stops
            ? ({ detail }) => {
                // The second press of a double click on “send” meets this button.
                if (detail < 2) onStop();
              }
            : undefined
        }
      >
        {stops ? <Square size={16} /> : <SendHorizontal size={20} className={mirrored} />}
      </button>
    </form>
  );
});
