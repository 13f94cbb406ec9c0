import path from 'node:path';

/** The packages that other products install. */
export const publishedPackages = ['packages/sdk', 'packages/ui', 'packages/login-element'];

/** Parameter of `pnpm pack` and `pnpm publish`. */
export const withPnpmfile = `--config.pnpmfile=${path.join(import.meta.dirname, 'pnpmfile.mjs')}`;

const ABOUT = [
  'CHANGELOG.md',
  'MIGRATION.md',
  'LICENSE',
  'README.md',
  'THIRD-PARTY-NOTICES.md',
  'api.md',
  'package.json',
  'stylesheet.d.ts',
  'tokens.json',
];
const BUILT = /^dist\/(?:[\w-]+\/)*[\w.-]+\.(?:js|css|d\.ts)$/;
const INTERNAL = /\.(?:test|stories)\.|(?:^|\/)testing\//;

/** Files that do not belong into a published package: sources, tests, stories, source maps. */
export const strayFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !ABOUT.includes(file) && (!BUILT.test(file) || INTERNAL.test(file)));

/** The CI that lends an OIDC identity to this job; only there a release is published. */
export function trustedCi(env: NodeJS.ProcessEnv): 'GitHub' | 'GitLab' | undefined {
  const hasAll = (...names: string[]) => names.every((name) => (env[name] ?? '') !== '');
  if (hasAll('ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_REPOSITORY'))
    return 'GitHub';
  if (hasAll('NPM_ID_TOKEN', 'SIGSTORE_ID_TOKEN', 'CI_PROJECT_URL')) return 'GitLab';
  return undefined;
}
