import { describe, expect, it } from 'vitest';
import { contract } from '../contract.css.ts';
import { day } from '../day.ts';
import { night } from '../night.ts';
import { scales } from '../scales.ts';
import { themeValues } from '../theme-values.ts';
import { tokenGroups, tokenRows } from './token-rows.ts';

const rows = () => tokenGroups.flatMap(tokenRows);

/** Texts of a tree by their paths. */
const leaves = (
  groups: Readonly<Record<string, string | Record<string, string>>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, value]) =>
      typeof value === 'string'
        ? [[group, value]]
        : Object.entries(value).map(([name, text]) => [`${group}.${name}`, text]),
    ),
  );

describe('rows of tokens', () => {
  it('are one for each custom property of the contract', () => {
    const named = rows().map(({ name, property }) => [name, `var(${property})`]);
    expect(named.toSorted()).toEqual(Object.entries(leaves(contract)).toSorted());
  });

  it.each(['night', 'day'] as const)('have the value of each token in the theme %s', (theme) => {
    const values = leaves({ ...themeValues({ night, day }[theme]), ...scales });
    expect(Object.fromEntries(rows().map((row) => [row.name, row[theme]]))).toEqual(values);
  });

  it('say what each token is for', () => {
    expect(
      rows()
        .filter(({ use }) => use === '')
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('have the use of their group where it has one for all', () => {
    const [first, ...others] = tokenRows('space');
    expect(first?.use).toBe(
      'Gaps and paddings, in steps of 4 px. A larger text size does not enlarge them',
    );
    expect(others.every(({ use }) => use === first?.use)).toBe(true);
  });
});
