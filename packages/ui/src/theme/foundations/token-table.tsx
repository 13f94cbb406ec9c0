import { useId } from 'react';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { day } from '../day.ts';
import { meanings } from '../meanings.ts';
import { night } from '../night.ts';
import { visuallyHidden } from '../type.css.ts';
import { type TokenGroup, tokenRows } from './token-rows.ts';
import { samples, type Token } from './token-samples.tsx';
import * as css from './token-table.css.ts';

const PREFIX = '--companion-';

const modes = [
  { mode: 'night', label: 'Night', theme: night },
  { mode: 'day', label: 'Day', theme: day },
] as const;

/** All tokens of a group: name, use, value at night and by day, and a button that copies the reference. */
export function TokenTable({ group }: { group: TokenGroup }) {
  const id = useId();
  const rows = tokenRows(group);
  const meaning = meanings[group];
  const hasThemes = rows.some((row) => row.night !== row.day);
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className={css.caption}>
          <span className={css.group}>{group}</span>
          {typeof meaning === 'string' && <Use>{meaning}</Use>}
        </caption>
        <thead>
          <tr className={css.head}>
            <HiddenHeader>Token</HiddenHeader>
            {hasThemes ? (
              modes.map(({ mode, label }) => (
                <th key={mode} scope="col">
                  {label}
                </th>
              ))
            ) : (
              <HiddenHeader colSpan={2}>Value</HiddenHeader>
            )}
            <HiddenHeader>Copy</HiddenHeader>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, property, use, ...values }) => (
            <tr key={name} className={css.row}>
              <th scope="row">
                <code id={`${id}${name}`} className={css.property}>
                  <span className={css.prefix}>{PREFIX}</span>
                  {property.slice(PREFIX.length)}
                </code>
                {typeof meaning === 'object' && <Use>{use}</Use>}
              </th>
              {values.night === values.day ? (
                <td colSpan={2} className={css.values}>
                  <Value group={group} name={name} value={values.night} theme={night} />
                  {hasThemes && <span className={css.both}>both themes</span>}
                </td>
              ) : (
                modes.map(({ mode, label, theme }) => (
                  <td key={mode} className={css.value} data-theme={label}>
                    <Value group={group} name={name} value={values[mode]} theme={theme} />
                  </td>
                ))
              )}
              <td className={css.copy}>
                <CopyButton value={`var(${property})`} aria-describedby={`${id}${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HiddenHeader = ({ colSpan, children }: { colSpan?: number; children: string }) => (
  <th scope="col" colSpan={colSpan}>
    <span className={visuallyHidden}>{children}</span>
  </th>
);

/** What is between backticks is code. */
const Use = ({ children }: { children: string }) => (
  <span className={css.use}>
    {children
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
  </span>
);

function Value({ group, ...token }: Token & { group: TokenGroup }) {
  const Sample = samples[group];
  return (
    <>
      <span className={css.figure}>{token.value}</span>
      {Sample && <Sample {...token} />}
    </>
  );
}
