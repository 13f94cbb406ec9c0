import { describe, expect, it } from 'vitest';
import { extractArgTypes, withoutGuesses, wordsAsText } from './prop-table.ts';

/** Creates a component with the props that react-docgen adds in the build. */
const component = (props: Record<string, object>) =>
  Object.assign(() => null, { __docgenInfo: { props } });

const types = (props: Record<string, object>) =>
  Object.values(extractArgTypes(component(props)) ?? {}).map(({ table }) => table?.type?.summary);

const union = (raw: string) => ({
  required: false,
  description: '',
  tsType: { name: 'union', raw, elements: [] },
});

describe('extractArgTypes', () => {
  it('shows the members of a union', () => {
    expect(
      types({ kind: union("'centre' | 'sheet' | 'side'"), level: union('2 | 3 | 4') }),
    ).toEqual(["'centre' | 'sheet' | 'side'", '2 | 3 | 4']);
  });

  it('shows a union of several lines in one line', () => {
    expect(types({ mood: union("\n  | 'idle'\n  | 'happy'") })).toEqual(["'idle' | 'happy'"]);
  });

  it('shows the members of a named union, also for an optional prop', () => {
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

  it('leaves out undefined for an optional prop', () => {
    expect(
      types({
        error: union('string | undefined'),
        onSuccess: union('(() => void) | undefined'),
        onNavigate: union('((href: string) => void) | undefined'),
        initialFocus: union('(() => HTMLElement | null) | undefined'),
      }),
    ).toEqual(['string', '() => void', '(href: string) => void', '() => HTMLElement | null']);
  });

  it('shows the names of a keyof type', () => {
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

  it('leaves out an unreadable type', () => {
    const props = { options: { required: true, description: '', tsType: { name: 'unknown' } } };
    expect(types(props)).toEqual([undefined]);
  });

  describe('default at the end of a docstring', () => {
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

    it('moves into its column, as code or words', () => {
      expect(table('How loud. Default: `m`.')).toMatchObject({
        description: 'How loud.',
        table: { defaultValue: { summary: 'm' } },
      });
      expect(table('Where it is drawn. Default: the end of `body`.')).toMatchObject({
        description: 'Where it is drawn.',
        table: { defaultValue: { summary: 'the end of body' } },
      });
    });

    it('is quoted like the union beside it', () => {
      const tsType = { name: 'union', raw: "'s' | 'm'", elements: [] };
      const size = { required: false, description: 'How large. Default: `m`.', tsType };
      expect(extractArgTypes(component({ size }))?.['size']?.table?.defaultValue).toEqual({
        summary: "'m'",
      });
    });

    it('gives way to a literal in the code', () => {
      expect(table('Its face. Default: `idle`.', "'idle'")).toMatchObject({
        description: 'Its face.',
        table: { defaultValue: { summary: "'idle'" } },
      });
    });

    it('replaces a name in the code', () => {
      expect(table('Who waits. Default: the one of the logo.', 'ourCompanion')).toMatchObject({
        table: { defaultValue: { summary: 'the one of the logo' } },
      });
    });
  });

  describe('control of an optional prop', () => {
    const optional = (...elements: { name: string; value?: string }[]) => ({
      required: false,
      description: '',
      tsType: {
        name: 'union',
        raw: `${elements.map(({ name, value }) => value ?? name).join(' | ')} | undefined`,
        elements: [...elements, { name: 'undefined' }],
      },
    });
    const of = (props: Record<string, object>) =>
      Object.values(extractArgTypes(component(props)) ?? {});

    it('is text for one of the choices of another prop', () => {
      const value = { name: 'NoInfer', raw: 'NoInfer<Value>', elements: [{ name: 'Value' }] };
      expect(of({ value: optional(value) })).toMatchObject([{ type: { name: 'string' } }]);
    });

    it.each(['string', 'boolean', 'number'])('is that of %s', (name) => {
      expect(of({ prop: optional({ name }) })).toMatchObject([{ type: { name } }]);
    });

    it('chooses one of a union, also of a named one', () => {
      const literals = ["'s'", "'m'"].map((value) => ({ name: 'literal', value }));
      const named = { name: 'union', raw: "'s' | 'm'", elements: literals };
      expect(of({ a: optional(...literals), b: optional(named) })).toMatchObject([
        { type: { name: 'enum', value: ['s', 'm'] } },
        { type: { name: 'enum', value: ['s', 'm'] } },
      ]);
    });

    it('is none for a handler', () => {
      const handler = (raw: string) => ({
        required: false,
        description: '',
        tsType: { name: raw },
      });
      expect(
        of({
          onClose: optional({ name: '(() => void)' }),
          onClick: handler('MouseEventHandler<HTMLButtonElement>'),
        }).map(({ type }) => type),
      ).toMatchObject([{ name: 'function' }, { name: 'function' }]);
    });

    it('is none for an element of the page', () => {
      const container = optional({ name: 'HTMLElement' }, { name: 'null' });
      expect(of({ container })).toMatchObject([{ control: false }]);
    });

    it('is a range with its unit for a hue, a size and a time', () => {
      const number = optional({ name: 'number' });
      expect(of({ hue: number, size: number, closingMs: number })).toMatchObject([
        { control: { type: 'range', max: 360 }, table: { type: { summary: 'number (°)' } } },
        { control: { type: 'range' }, table: { type: { summary: 'number (px)' } } },
        { control: { type: 'range' }, table: { type: { summary: 'number (ms)' } } },
      ]);
    });

    it('is a range for the digits of a code, a page and any other count', () => {
      const number = optional({ name: 'number' });
      expect(
        of({ length: number, codeLength: number, page: number, pageCount: number, max: number }),
      ).toMatchObject([
        { control: { min: 4, max: 8 }, table: { type: { summary: 'number (digits)' } } },
        { control: { min: 4, max: 8 }, table: { type: { summary: 'number (digits)' } } },
        { control: { min: 1, max: 50 }, table: { type: { summary: 'number' } } },
        { control: { min: 1, max: 50 }, table: { type: { summary: 'number' } } },
        { control: { min: 0, max: 100 }, table: { type: { summary: 'number' } } },
      ]);
    });

    it('is a date for the current time', () => {
      expect(of({ now: optional({ name: 'number' }) })).toMatchObject([
        { control: { type: 'date' }, table: { type: { summary: 'number (ms since epoch)' } } },
      ]);
    });

    it('offers three samples for a node, and a text where the story has one', () => {
      const node = { required: false, description: '', tsType: { name: 'ReactNode' } };
      const argTypes = extractArgTypes(component({ icon: node, children: node })) ?? {};
      const shown = wordsAsText({ argTypes, initialArgs: { children: '登录' } } as never);
      expect(shown['icon']?.options).toHaveLength(3);
      expect(shown['children']).toMatchObject({ control: { type: 'text' } });
      expect(shown['children']).not.toHaveProperty('options');
    });
  });

  it('hides a type that Storybook guessed from args', () => {
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

  it('keeps name, description, default and required', () => {
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
        control: { type: 'range', min: 0, max: 100, step: 1 },
      },
    });
  });
});
