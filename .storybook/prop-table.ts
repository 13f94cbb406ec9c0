import {
  type ArgTypesExtractor,
  type DocgenTypeScriptType,
  extractComponentProps,
} from 'storybook/internal/docs-tools';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * What the table of a component's props says. Storybook's own reading calls every choice “union” and leaves it at
 * that; here a type stands as it is written, and one that could not be read is left out.
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
 * Of what a story passes Storybook makes a prop with a type guessed from the value. The table knows nothing of it,
 * so it says nothing; only the control stays.
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

/** What is said of a default: one at the end of its docstring, code or words. */
const SAID = /\s*\bDefault: (.+?)\.\s*$/s;

export function withoutDefault(docstring: string): { description: string; said?: string } {
  const said = SAID.exec(docstring)?.[1];
  return said === undefined
    ? { description: docstring }
    : { description: docstring.replace(SAID, ''), said: said.replaceAll('`', '') };
}

/** What can be read without the code around it. */
const LITERAL = /^(?:'.*'|-?[\d_.]+|true|false)$/;

/** The code's own default, where a reader knows what it means; else what the docstring says. */
export function defaultOf(inCode: string | undefined, said: string | undefined) {
  return inCode !== undefined && LITERAL.test(inCode) ? inCode : (said ?? inCode);
}

type ReadType = DocgenTypeScriptType & { elements?: (DocgenTypeScriptType & { value?: string })[] };

/** A type as the table writes it. That an optional prop may be `undefined` is what optional means. */
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

/** The names of a table that a choice is made from; Storybook's own type does not tell of them. */
function namesOf({ elements = [] }: ReadType): string[] {
  return elements.flatMap(({ value }) => value ?? []);
}
