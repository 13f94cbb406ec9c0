import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import type { Transform } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { designTokens } from '../src/theme/design-tokens/index.ts';

const file = new URL('../tokens.json', import.meta.url).pathname;

/** The transform of README.md: Style Dictionary does not print DTCG durations yet. */
const duration: Transform = {
  name: 'duration',
  type: 'value',
  filter: ({ $type }) => $type === 'duration',
  transform: ({ $value }) => `${$value.value}${$value.unit}`,
};

describe('tokens.json', () => {
  it('has the values of the theme', () => {
    expect(
      JSON.parse(readFileSync(file, 'utf8')),
      'run `pnpm --filter @companion/ui tokens`',
    ).toEqual(designTokens());
  });

  it('says of each token, or of its group, what it is for', () => {
    const nameless: string[] = [];
    const visit = (node: object, path: string, isMeant: boolean) => {
      const means = isMeant || '$description' in node;
      if ('$value' in node && !means) nameless.push(path);
      for (const [name, inner] of Object.entries(node))
        if (!name.startsWith('$')) visit(inner, `${path}.${name}`, means);
    };
    for (const [name, group] of Object.entries(designTokens())) visit(group, name, false);
    expect(nameless).toEqual([]);
  });

  it('is read by Style Dictionary', async () => {
    const dictionary = new StyleDictionary({
      source: [file],
      log: { warnings: 'error', verbosity: 'silent' },
      hooks: { transforms: { duration } },
      platforms: {
        css: {
          transformGroup: 'css',
          transforms: ['duration'],
          files: [{ destination: 'tokens.css', format: 'css/variables' }],
        },
      },
    });
    const [css] = await dictionary.formatPlatform('css');
    for (const line of [
      '--night-color-ember: #ffa141;',
      '--day-color-scrim: rgba(29, 34, 43, 0.42);',
      '--day-tone-light-alpha: 0.22;',
      '--space-4: 16px;',
      '--font-size-14: 0.875rem;',
      '--duration-page: 320ms;',
      '--easing: cubic-bezier(0.2, 0.8, 0.2, 1);',
      '--layer-toast: 2300;',
    ])
      expect(css?.output).toContain(line);
    expect(css?.output).not.toContain('[object Object]');
    // A light without opacity would cover the dialog.
    expect(css?.output).toMatch(/--day-color-glow: rgba\(.*, 0\.28\);/);
  });
});
