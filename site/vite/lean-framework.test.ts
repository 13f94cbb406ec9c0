import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import routerConfig from '../react-router.config.ts';
import { FORMATTERS, leanFramework } from './lean-framework.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the framework without what no page uses', () => {
  it.each(['site/app', 'packages/screens/src', 'packages/ui/src/i18n/react-intl'])(
    'still formats all that %s asks for',
    (folder) => {
      const asked = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.stories|\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
        .filter((code) => code.includes("from 'react-intl'"))
        .flatMap((code) => [
          ...[...code.matchAll(/const \{([^}]*)\} = useIntl\(\)/g)].flatMap(([, names = '']) =>
            names.split(',').map((name) => name.trim()),
          ),
          ...[...code.matchAll(/\bintl\.(\w+)/g)].map(([, name = '']) => name),
        ])
        .filter((name) => name.startsWith('format') || name === '$t');
      expect(asked).toContain('formatMessage');
      expect(asked.filter((name) => !FORMATTERS.includes(name))).toEqual([]);
    },
  );

  const build = (config: Parameters<typeof leanFramework>[0]) =>
    resolveConfig({ configFile: false, plugins: [leanFramework(config)] }, 'build');

  it('is built for the router as it is set', async () => {
    await expect(build(routerConfig)).resolves.toBeDefined();
  });

  it.each<[what: string, config: Parameters<typeof leanFramework>[0]]>([
    ['finds routes when a link shows', { ...routerConfig, routeDiscovery: { mode: 'lazy' } }],
    ['finds routes as it likes', { ssr: true }],
    ['renders in the browser alone', { ...routerConfig, ssr: false }],
  ])('is not built for one that %s', async (_, config) => {
    await expect(build(config)).rejects.toThrow('react-router.config.ts');
  });
});
