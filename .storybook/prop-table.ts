// The type of `docs.extractArgTypes` and what it is made of have no public entry.
import {
  type ArgTypesExtractor,
  convert,
  type DocgenInfo,
  type DocgenTypeScriptType,
  extractComponentProps,
} from 'storybook/internal/docs-tools';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';
import { nodeSamples } from './node-samples.ts';

/**
 * Rows of the table of props. Storybook would show every union as “union”; here a type is shown as it is
 * written, and an unreadable one is left out. An optional prop has the control of its type.
 */
export const extractArgTypes: ArgTypesExtractor = (component) =>
  component &&
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
      const { name, required } = propDef;
      const { description, said } = withoutDefault(propDef.description ?? '');
      const summary = written(docgenInfo.tsType);
      const choice = said && summary?.includes(`'${said}'`) ? `'${said}'` : said;
      const byDefault = defaultOf(propDef.defaultValue?.summary ?? undefined, choice);
      const type = typeOf(docgenInfo, summary);
      const { unit, ...input } = inputOf(name, type, summary);
      const table = {
        ...(summary && { type: { summary: unit ? `${summary} (${unit})` : summary } }),
        ...(byDefault && { defaultValue: { summary: byDefault } }),
      };
      return [
        name,
        { name, ...(description && { description }), type: { ...type, required }, table, ...input },
      ];
    }),
  );

/** The type without `undefined`, as Storybook chooses controls by it. */
function typeOf(info: DocgenInfo, summary: string | undefined): SBType {
  if (summary && FUNCTION.test(summary)) return { name: 'function' };
  return (
    convert({ ...info, ...(info.tsType && { tsType: withoutUndefined(info.tsType) }) }) ?? {
      name: 'other',
      value: '',
    }
  );
}

/** `(text: string) => void`, also beside other types, and `MouseEventHandler<…>`. */
const FUNCTION = /=>|^\w+Handler</;

function withoutUndefined(type: ReadType): ReadType {
  const [only, ...others] = membersOf(type);
  if (!only || others.length > 0) return { ...type, elements: membersOf(type) };
  // One of the choices that another prop names.
  return only.name === 'NoInfer' ? { name: 'string' } : only;
}

/** The members of a union, also of a named union inside it, without `undefined`. */
const membersOf = (type: ReadType): ReadType[] =>
  type.name === 'union'
    ? (type.elements ?? []).flatMap(membersOf)
    : [type].filter(({ name }) => name !== 'undefined');

/** Controls that the type alone does not choose well. */
function inputOf(
  name: string,
  type: SBType,
  summary: string | undefined,
): { unit?: string; [annotation: string]: unknown } {
  if (type.name === 'number')
    return numbers.find(({ names }) => names.test(name))?.input ?? range(0, 100);
  if (summary && ELEMENT.test(summary)) return { control: false };
  return type.name === 'other' && NODE.test(type.value) ? nodeInput : {};
}

const NODE = /^React(?:Node|Element)$/;

const ELEMENT = /^HTML\w*Element\b/;

const nodeInput = {
  control: { type: 'select' },
  options: Object.keys(nodeSamples),
  mapping: nodeSamples,
};

const range = (min: number, max: number, step = 1) => ({
  control: { type: 'range', min, max, step },
});

/** Numbers have their unit in their name (`docs/style.md`), or always the same one. Counts have none. */
const numbers = [
  { names: /^hue$/, input: { unit: '°', ...range(0, 360) } },
  { names: /^size$/, input: { unit: 'px', ...range(8, 400) } },
  { names: /Ms$/, input: { unit: 'ms', ...range(0, 60_000, 100) } },
  { names: /^now$/, input: { unit: 'ms since epoch', control: { type: 'date' } } },
  { names: /^(?:length|codeLength)$/, input: { unit: 'digits', ...range(4, 8) } },
  { names: /^page(?:Count)?$/, input: range(1, 50) },
];

/** A node that a story gives as words is edited as words. */
export const wordsAsText: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.mapping !== nodeSamples || typeof initialArgs[name] !== 'string')
        return [name, argType];
      const { options: _, mapping: __, ...others } = argType;
      return [name, { ...others, control: { type: 'text' } }];
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
