import type { Memory } from '@companion/sdk/contract';
import { X } from '@companion/ui/icon';
import { useIntl } from 'react-intl';
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
  return (
    <div className={css.place}>
      {memories.length > 0 && (
        <section className={css.strip} aria-label={title}>
          <span className={css.title}>{title}</span>
          <ul className={css.list}>
            {memories.map(({ id, text }) => (
              <li key={id} className={css.memory}>
                <span>{text}</span>
                <button
                  type="button"
                  className={css.forget}
                  aria-label={formatMessage(chatMessages.forget, { text })}
                  onClick={() => onForget(id)}
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
