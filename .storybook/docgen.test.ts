import { describe, expect, it } from 'vitest';
import { declaredProps } from './declared-props.ts';
import { type Documented, documented } from './docgen.ts';
import { defaultOf, withoutDefault, written } from './prop-table.ts';

const propsOf = ({ component: { displayName, props }, isPublic }: Documented) =>
  Object.entries(props ?? {}).map(([name, { tsType, description, defaultValue }]) => ({
    name: `${displayName} ${name}`,
    type: written(tsType),
    description,
    inCode: typeof defaultValue?.value === 'string' ? defaultValue.value : undefined,
    isPublic,
  }));

describe('props', () => {
  const components = documented();
  const props = components.flatMap(propsOf);

  it('are all read that a public component takes, but for the attributes of its element', () => {
    const declared = declaredProps();
    const unread = components
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ component: { displayName = '', props: read = {} } }) =>
        (declared.get(displayName) ?? ['is unknown'])
          .filter((name) => !Object.hasOwn(read, name))
          .map((name) => `${displayName} ${name}`),
      );
    // It does not see through `Omit<X, …>`.
    expect(unread, 'extend an interface with the shared props').toEqual([]);
  });

  it('have types that react-docgen can read', () => {
    expect(props.length).toBeGreaterThan(150);
    const unread = props.filter(({ type }) => type === undefined);
    // It can't read `readonly X[]`.
    expect(unread, 'write ReadonlyArray<X>').toEqual([]);
  });

  it('show the members of a named union', () => {
    const moods = props.find(({ name }) => name === 'Avatar mood');
    expect(moods?.type).toMatch(/'idle'\s*\| 'happy'/);
  });

  it('show the type of a list', () => {
    const messages = props.find(({ name }) => name === 'MessageList messages');
    expect(messages?.type).toBe('ReadonlyArray<ChatMessage>');
  });

  it('name a default only at the end of a docstring, where the table takes it from', () => {
    const descriptions = props.map(
      ({ description }) => withoutDefault(description ?? '').description,
    );
    expect(descriptions.filter((description) => /default:/i.test(description))).toEqual([]);
  });

  it('name the same default as the code', () => {
    const plain = (value: string | undefined) => value?.replaceAll("'", '').split(/[ (]/)[0];
    const wrong = props.flatMap(({ name, description, inCode }) => {
      const { said } = withoutDefault(description ?? '');
      return said === undefined || plain(defaultOf(inCode, said)) === plain(said) ? [] : name;
    });
    expect(wrong).toEqual([]);
  });

  it('have a docstring when they are public', () => {
    const undocumented = props.filter(({ isPublic, description }) => isPublic && !description);
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });
});
