import {
  type ArgTypesExtractor,
  type DocgenTypeScriptType,
  extractComponentProps,
} from 'storybook/internal/docs-tools';

/**
 * What the table of a component's props says. Storybook's own reading calls every choice “union” and leaves it at
 * that; here a type stands as it is written, and one that could not be read is left out.
 */
export const extractArgTypes: ArgTypesExtractor = (component) =>
  component &&
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
      const { name, description, required, sbType, defaultValue } = propDef;
      const summary = written(docgenInfo.tsType);
      const table = {
        ...(summary && { type: { summary } }),
        ...(defaultValue && { defaultValue }),
      };
      return [
        name,
        { name, ...(description && { description }), type: { required, ...sbType }, table },
      ];
    }),
  );

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
    .replace(/^\((\([^()]*\) => [\w<>]+)\)$/, '$1');
}

/** The names of a table that a choice is made from; Storybook's own type does not tell of them. */
function namesOf({ elements = [] }: ReadType): string[] {
  return elements.flatMap(({ value }) => value ?? []);
}
