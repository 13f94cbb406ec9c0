import { day } from '../day.ts';
import { meanings } from '../meanings.ts';
import { night } from '../night.ts';
import { scales } from '../scales.ts';
import { themeValues } from '../theme-values.ts';

const valuesAtNight = { ...themeValues(night), ...scales };
const valuesByDay = { ...themeValues(day), ...scales };

export type TokenGroup = keyof ReturnType<typeof themeValues> | keyof typeof scales;
export const tokenGroups = Object.keys(valuesAtNight) as TokenGroup[];

export interface TokenRow {
  /** As in `vars` of the code: `color.ember`. */
  name: string;
  /** Custom property of a host: `--companion-color-ember`. */
  property: string;
  use: string;
  night: string;
  day: string;
}

/** One text for a whole group, or one for each of its tokens. */
type Group = string | Readonly<Record<string, string>>;

/** Throws if `meanings.ts` does not say what a token of the group is for. */
export function tokenRows(group: TokenGroup): TokenRow[] {
  const values: Group = valuesAtNight[group];
  const rowOf = (token: string, path: readonly string[]): TokenRow => {
    const name = path.join('.');
    const textIn = (texts: Group | undefined, what: string): string => {
      const text = typeof texts === 'string' ? texts : texts?.[token];
      if (text === undefined) throw new Error(`${name} has no ${what}`);
      return text;
    };
    return {
      name,
      property: `--companion-${path.join('-')}`,
      use: textIn(meanings[group], 'use in meanings.ts'),
      night: textIn(values, 'value at night'),
      day: textIn(valuesByDay[group], 'value by day'),
    };
  };
  return typeof values === 'string'
    ? [rowOf(group, [group])]
    : Object.keys(values).map((token) => rowOf(token, [group, token]));
}
