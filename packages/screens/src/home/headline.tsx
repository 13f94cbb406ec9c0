import { dayTheme } from '@companion/ui/theme';
import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './home.css.ts';
import { homeMessages } from './messages.ts';

/** First hours of morning, afternoon and evening. */
const [MORNING, AFTERNOON, EVENING] = [5, 12, 18] as const;

/** The headline at an hour of the visitor's clock, 0–23. */
export function headlineAt(hour: number): MessageDescriptor {
  if (hour < MORNING || hour >= EVENING) return homeMessages.title;
  return hour < AFTERNOON ? homeMessages.titleMorning : homeMessages.titleAfternoon;
}

/**
 * The headline by the visitor's clock, where the room is lit by day; a room at night invites for tonight. The server
 * knows neither and sends that of the evening. Each clause has its line, so a change moves nothing.
 */
export function Headline() {
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState<MessageDescriptor>(homeMessages.title);
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => {
      const isDay = root.classList.contains(dayTheme);
      setMessage(isDay ? headlineAt(new Date().getHours()) : homeMessages.title);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  const clauses = formatMessage(message).match(/^[^，、。,.]+[，、。,.]|.+/g) ?? [];
  return (
    <h1 className={css.title}>
      {clauses.map((clause) => (
        <span key={clause} className={css.clause}>
          {clause}
        </span>
      ))}
    </h1>
  );
}
