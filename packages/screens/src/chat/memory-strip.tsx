import type { Memory } from '@companion/sdk/contract';
import { X } from '@companion/ui/icon';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusLog } from './focus-log.ts';
import * as css from './memory-strip.css.ts';
import { chatMessages } from './messages.ts';

/** A strip of paper with what the companion remembers. Each line can be removed. */
export function MemoryStrip({
  memories,
  onForget,
}: {
  memories: readonly Memory[];
  onForget: (memoryId: string) => void;
}) {
  const { formatMessage } = useIntl();
  const title = formatMessage(chatMessages.memories);
  const strip = useRef<HTMLElement>(null);
  const forget = (id: string) => {
    if (memories.length > 1) strip.current?.focus();
    else focusLog();
    onForget(id);
  };
  return (
    <div className={css.place}>
      {memories.length > 0 && (
        <section ref={strip} className={css.strip} aria-label={title} tabIndex={-1}>
          <span className={css.title}>{title}</span>
          <ul className={css.list}>
            {memories.map(({ id, text }) => (
              <li key={id} className={css.memory}>
                <span>{text}</span>
                <button
                  type="button"
                  className={css.forget}
                  aria-label={formatMessage(chatMessages.forget, { text })}
                  onClick={() => forget(id)}
                >
                  <X size={14} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
