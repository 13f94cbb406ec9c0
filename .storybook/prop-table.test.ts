import { describe, expect, it } from 'vitest';
import { extractArgTypes, withoutGuesses } from './prop-table.ts';

/** A component as the build leaves it: with what react-docgen read of its props. */
const component = (props: Record<string, object>) =>
  Object.assign(() => null, { __docgenInfo: { props } });

const types = (props: Record<string, object>) =>
  Object.values(extractArgTypes(component(props)) ?? {}).map(({ table }) => table?.type?.summary);

const union = (raw: string) => ({
  required: false,
  description: '',
  tsType: { name: 'union', raw, elements: [] },
});

describe('the table of props', () => {
  it('writes a choice out', () => {
    expect(
      types({ kind: union("'centre' | 'sheet' | 'side'"), level: union('2 | 3 | 4') }),
    ).toEqual(["'centre' | 'sheet' | 'side'", '2 | 3 | 4']);
  });

  it('writes a choice out that its source has one below the other', () => {
    expect(types({ mood: union("\n  | 'idle'\n  | 'happy'") })).toEqual(["'idle' | 'happy'"]);
  });

  it('writes out the choices of a type that has a name, also of an optional prop', () => {
    const mood = { name: 'union', raw: "'idle' | 'happy'", elements: [] };
    const tsType = {
      name: 'union',
      raw: 'Mood | undefined',
      elements: [mood, { name: 'undefined' }],
    };
    expect(types({ mood: { required: false, description: '', tsType } })).toEqual([
      "'idle' | 'happy'",
    ]);
  });

  it('does not say of an optional prop that it may be undefined', () => {
    expect(
      types({
        error: union('string | undefined'),
        onSuccess: union('(() => void) | undefined'),
        onNavigate: union('((href: string) => void) | undefined'),
        initialFocus: union('(() => HTMLElement | null) | undefined'),
      }),
    ).toEqual(['string', '() => void', '(href: string) => void', '() => HTMLElement | null']);
  });

  it('writes out the names of a table', () => {
    const tsType = {
      name: 'union',
      raw: 'keyof typeof brandPaths',
      elements: [
        { name: 'literal', value: 'video' },
        { name: 'literal', value: 'qq' },
      ],
    };
    const props = { brand: { required: true, description: '', tsType } };
    expect(types(props)).toEqual(["'video' | 'qq'"]);
  });

  it('leaves out a type that could not be read', () => {
    const props = { options: { required: true, description: '', tsType: { name: 'unknown' } } };
    expect(types(props)).toEqual([undefined]);
  });

  describe('puts a default that a docstring ends with into its column', () => {
    const table = (description: string, value?: string) =>
      extractArgTypes(
        component({
          tone: {
            required: false,
            description,
            tsType: { name: 'string' },
            ...(value && { defaultValue: { value, computed: false } }),
          },
        }),
      )?.['tone'];

    it('as code or as words', () => {
      expect(table('How loud. Default: `m`.')).toMatchObject({
        description: 'How loud.',
        table: { defaultValue: { summary: 'm' } },
      });
      expect(table('Where it is drawn. Default: the end of `body`.')).toMatchObject({
        description: 'Where it is drawn.',
        table: { defaultValue: { summary: 'the end of body' } },
      });
    });

    it('as the type beside it writes a choice', () => {
      const tsType = { name: 'union', raw: "'s' | 'm'", elements: [] };
      const size = { required: false, description: 'How large. Default: `m`.', tsType };
      expect(extractArgTypes(component({ size }))?.['size']?.table?.defaultValue).toEqual({
        summary: "'m'",
      });
    });

    it('once, as the code writes it', () => {
      expect(table('Its face. Default: `idle`.', "'idle'")).toMatchObject({
        description: 'Its face.',
        table: { defaultValue: { summary: "'idle'" } },
      });
    });

    it('in words where the code has a name that a reader does not know', () => {
      expect(table('Who waits. Default: the one of the logo.', 'ourCompanion')).toMatchObject({
        table: { defaultValue: { summary: 'the one of the logo' } },
      });
    });
  });

  it('says nothing of a type that Storybook guessed from what a story passes', () => {
    const read = {
      name: 'tone',
      type: { name: 'other', value: '' },
      table: { type: { summary: "'s' | 'm'" } },
    } as const;
    const guessed = { name: 'children', type: { name: 'string' }, control: 'text' } as const;
    const shown = withoutGuesses({ argTypes: { tone: read, children: guessed } } as never);
    expect(shown['tone']).toBe(read);
    expect(shown['children']).toMatchObject({ control: 'text', table: { type: { summary: '' } } });
  });

  it('keeps what else there is to say: name, description, default, and that it is required', () => {
    const props = {
      level: {
        required: true,
        description: 'Rank of the title.',
        tsType: { name: 'number' },
        defaultValue: { value: '3', computed: false },
      },
    };
    expect(extractArgTypes(component(props))).toEqual({
      level: {
        name: 'level',
        description: 'Rank of the title.',
        type: { required: true, name: 'number' },
        table: { type: { summary: 'number' }, defaultValue: { summary: '3' } },
      },
    });
  });
});
