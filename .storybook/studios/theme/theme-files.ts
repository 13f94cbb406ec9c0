import { createTheme, designTokens, figmaVariables, type ThemeOptions } from '@companion/ui/theme';

/** A value as TypeScript, with bare keys. Lists of numbers, such as colours, stay on one line. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"(\w+)":/gm, '$1$2:')
    .replaceAll(/\[[\s\d.,-]+\]/g, (list) =>
      list.replaceAll(/\s+/g, ' ').replaceAll(/\[ | \]/g, (end) => end.trim()),
    );

/** The brand as a module that runs as it is. */
export const themeCode = (options: ThemeOptions): string =>
  `import { createTheme } from '@companion/ui/theme';\n\nexport const theme = createTheme(${literal(options)});\n`;

/** The custom properties of both modes. The attribute is that of the README's theme switch. */
export function themeCss(options: ThemeOptions): string {
  const theme = createTheme(options);
  const rule = (selector: string, mode: 'night' | 'day') =>
    `${selector} {\n${Object.entries(theme[mode])
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}  color-scheme: ${theme.modes[mode].scheme};\n}\n`;
  return `${rule(':root', 'night')}\n${rule(':root[data-theme="day"]', 'day')}`;
}

export interface ThemeFile {
  name: string;
  content: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything to take away, by format. Figma takes a file for each mode. */
export const themeFiles = (options: ThemeOptions) =>
  ({
    code: [{ name: 'theme.ts', content: themeCode(options) }],
    css: [{ name: 'theme.css', content: themeCss(options) }],
    tokens: [{ name: 'tokens.json', content: json(designTokens(options)) }],
    figma: (['night', 'day'] as const).map((mode) => ({
      name: `${mode}.tokens.json`,
      content: json(figmaVariables(options, mode)),
    })),
  }) satisfies Record<string, ThemeFile[]>;

export type Format = keyof ReturnType<typeof themeFiles>;
