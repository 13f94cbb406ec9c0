const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/**
 * What stands above the first message of each day, by the message's id: “今天”, “昨天”, then the date.
 * Days are the reader's own.
 */
export function dayNames(
  messages: readonly { id: string; sentAt: number }[],
  now: number,
  locale: string,
): ReadonlyMap<string, string> {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const sameYear = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  const otherYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const today = dayOf(now);
  const names = new Map<string, string>();
  let before: number | undefined;
  for (const { id, sentAt } of messages) {
    const day = dayOf(sentAt);
    if (day === before) continue;
    before = day;
    // Days are 23 to 25 hours long.
    const ago = Math.round((today - day) / DAY_MS);
    if (ago === 0 || ago === 1) names.set(id, relative.format(-ago, 'day'));
    else {
      const thisYear = new Date(day).getFullYear() === new Date(today).getFullYear();
      names.set(id, (thisYear ? sameYear : otherYear).format(day));
    }
  }
  return names;
}
