import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import zh from '../../messages/zh.json' with { type: 'json' };
import type { Catalogue, MessageDescriptor } from './messages.ts';

const modules = import.meta.glob<Record<string, Record<string, MessageDescriptor>>>(
  '../*/*/messages.ts',
  { eager: true },
);
const sources = Object.entries(modules)
  .flatMap(([, module]) => Object.values(module))
  .flatMap((group) => Object.values(group));

const argumentsOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('source texts', () => {
  it('have unique ids', () => {
    const ids = sources.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('have a description for translators', () => {
    expect(sources.filter(({ description }) => description.length < 8)).toEqual([]);
  });
});

describe.each(Object.entries({ zh, en, ja } as Record<string, Catalogue>))(
  'catalogue %s',
  (_, catalogue) => {
    it('has all texts and no others', () => {
      expect(Object.keys(catalogue).sort()).toEqual(sources.map(({ id }) => id).sort());
    });

    it('has no empty text', () => {
      expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('uses the arguments of the source and no other ICU syntax', () => {
      for (const { id, defaultMessage } of sources) {
        const text = catalogue[id] ?? '';
        expect(argumentsOf(text), id).toEqual(argumentsOf(defaultMessage));
        expect(text.replace(/\{\w+\}/g, ''), id).not.toMatch(/[{}<>]/);
      }
    });
  },
);

it('the Chinese catalogue equals the source', () => {
  for (const { id, defaultMessage } of sources) expect((zh as Catalogue)[id]).toBe(defaultMessage);
});
