// The type of `docs.extractArgTypes` and what it is made of have no public entry.
import {
  type ArgTypesExtractor,
  type DocgenTypeScriptType,
  extractComponentProps,
} from 'storybook/internal/docs-tools';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Rows of the table of props. Storybook would show every union as “union”; here a type is shown as it is
 * written, and an unreadable one is left out.
 */
export const extractArgTypes: ArgTypesExtractor = (component) =>
  component &&
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
      const { name, required, sbType } = propDef;
      const { description, said } = withoutDefault(propDef.description ?? '');
      const summary = written(docgenInfo.tsType);
      const choice = said && summary?.includes(`'${said}'`) ? `'${said}'` : said;
      const byDefault = defaultOf(propDef.defaultValue?.summary ?? undefined, choice);
      const table = {
        ...(summary && { type: { summary } }),
        ...(byDefault && { defaultValue: { summary: byDefault } }),
      };
      return [
        name,
        { name, ...(description && { description }), type: { required, ...sbType }, table },
      ];
    }),
  );

/**
 * Hides the types that Storybook guesses from a story's args for props without docgen. Their controls stay.
 */
export const withoutGuesses: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.type ? argType : { ...argType, table: { ...argType.table, type: UNKNOWN } },
    ]),
  );
withoutGuesses.secondPass = true;

const UNKNOWN = { summary: '' };

/** A default at the end of a docstring, as code or words. */
const SAID = /\s*\bDefault: (.+?)\.\s*$/s;

export function withoutDefault(docstring: string): { description: string; said?: string } {
  const said = SAID.exec(docstring)?.[1];
  return said === undefined
    ? { description: docstring }
    : { description: docstring.replace(SAID, ''), said: said.replaceAll('`', '') };
}

/** A value that is clear without the code around it. */
const LITERAL = /^(?:'.*'|-?[\d_.]+|true|false)$/;

/** Returns the code's default if it is a literal, otherwise the docstring's. */
export function defaultOf(inCode: string | undefined, said: string | undefined) {
  return inCode !== undefined && LITERAL.test(inCode) ? inCode : (said ?? inCode);
}

type ReadType = DocgenTypeScriptType & { elements?: (DocgenTypeScriptType & { value?: string })[] };

/** Formats a type for the table, without the `| undefined` of optional props. */
export function written(type: ReadType | undefined): string | undefined {
  if (!type || type.name === 'unknown') return undefined;
  const [named, other] = type.elements ?? [];
  if (named?.name === 'union' && other?.name === 'undefined') return written(named);
  if (type.raw?.startsWith('keyof '))
    return namesOf(type)
      .map((name) => `'${name}'`)
      .join(' | ');
  return (type.raw ?? type.name)
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\([^()]*\) => [\w<> |]+)\)$/, '$1');
}

/** Names of a `keyof` union. Storybook's type lacks `value`. */
function namesOf({ elements = [] }: ReadType): string[] {
  return elements.flatMap(({ value }) => value ?? []);
}
