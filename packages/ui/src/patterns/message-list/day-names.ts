const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** Date line above a message; `undefined` if the message `before` is of the same day. Times in ms since epoch. */
export type DayName = (sentAt: number, before: number | undefined) => string | undefined;

/** Names days in the visitor's time zone: “今天”, “昨天”, then the date. */
export function dayNames(now: number, locale: string): DayName {
  const today = dayOf(now);
  const thisYear = new Date(today).getFullYear();
  // Created on demand: a formatter costs more than rendering a message.
  let relative: Intl.RelativeTimeFormat | undefined;
  let sameYear: Intl.DateTimeFormat | undefined;
  let otherYear: Intl.DateTimeFormat | undefined;
  return (sentAt, before) => {
    const day = dayOf(sentAt);
    if (before !== undefined && day === dayOf(before)) return;
    // Days are 23 to 25 hours long.
    const ago = Math.round((today - day) / DAY_MS);
    if (ago === 0 || ago === 1) {
      relative ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      return relative.format(-ago, 'day');
    }
    if (new Date(day).getFullYear() === thisYear) {
      sameYear ??= new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
      return sameYear.format(day);
    }
    otherYear ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    return otherYear.format(day);
  };
}
