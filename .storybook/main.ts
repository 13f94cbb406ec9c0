import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { sourceAliases } from '../.ci/source-aliases.ts';
import { changedDays } from './documents/changed-days.ts';
import { origins } from './documents/origins.ts';
import { entryOf } from './entry-of.ts';
import { operatorDocuments } from './operator-documents.ts';
import { recordedAnswers } from './recorded-answers.ts';

const root = path.resolve(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    './documents/*.mdx',
    './studios/**/*.stories.tsx',
    '../packages/{ui,screens}/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Markdown tables need remark-gfm.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    { from: '../site/public/icon.svg', to: '/favicon.svg' },
    {
      from: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      to: '/latin.woff2',
    },
  ],
  // The font of the stories. The manager can't import the stylesheet that `preview.tsx` imports.
  managerHead: (head) =>
    `${head}<style>@font-face{font-family:"Bricolage Grotesque Variable";src:url(./latin.woff2) format("woff2");font-weight:200 800}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Headings of the pages name components in three languages, their synonyms, and the tokens.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Otherwise every build lists six hundred files.
      logLevel: 'warn',
      build: { reportCompressedSize: false },
      plugins: [
        react(),
        vanillaExtractPlugin(),
        entryOf(),
        recordedAnswers(),
        operatorDocuments(),
        changedDays(root),
        origins(root),
      ],
      // Otherwise Vite finds them late and reloads the page during the first tests.
      optimizeDeps: {
        include: [
          '@companion/ui > @radix-ui/react-compose-refs',
          '@companion/ui > @radix-ui/react-dialog',
          '@companion/ui > @radix-ui/react-dropdown-menu',
          '@companion/ui > @radix-ui/react-popover',
          '@companion/ui > @radix-ui/react-toast',
          '@companion/ui > @radix-ui/react-tooltip',
          '@companion/ui > aria-hidden',
          '@companion/ui > @tanstack/react-virtual',
          '@companion/ui > uqr',
          '@companion/ui > xstate',
          '@companion/ui > @xstate/react',
          'react-dom/server',
          'storybook/test',
        ],
      },
      // Stories use the sources, not the built packages.
      resolve: {
        alias: sourceAliases,
        conditions: ['@companion/source', 'module', 'browser', 'development|production'],
      },
    }),
};

export default config;
