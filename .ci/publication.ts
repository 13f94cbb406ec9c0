import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** For `pnpm pack` and `pnpm publish`: what strangers get is what is checked. */
export const asPublished = `--config.pnpmfile=${path.join(import.meta.dirname, 'as-published.mjs')}`;

export interface Packed {
  name: string;
  version: string;
  /** Relative to the package, sorted. */
  files: string[];
}

/** What a package would send, without a registry and without writing anything. */
export async function packed(folder: string): Promise<Packed> {
  const { stdout } = await promisify(execFile)(
    'pnpm',
    ['pack', asPublished, '--dry-run', '--json'],
    {
      cwd: folder,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const { name, version, files } = JSON.parse(stdout) as {
    name: string;
    version: string;
    files: { path: string }[];
  };
  return { name, version, files: files.map(({ path }) => path).sort() };
}

const ABOUT = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'THIRD-PARTY-NOTICES.md',
  'api.md',
  'package.json',
];
const BUILT = /^dist\/(?:[\w-]+\/)*[\w.-]+\.(?:js|css|d\.ts)$/;
const OURS = /\.(?:test|stories)\.|(?:^|\/)testing\//;

/** Files that nobody who installs the package needs: sources, tests, stories, maps. */
export const strays = (files: readonly string[]): string[] =>
  files.filter((file) => !ABOUT.includes(file) && (!BUILT.test(file) || OURS.test(file)));

/** The CI that lends its identity for as long as the job runs (OIDC), if there is one. */
export function trustedCi(env: NodeJS.ProcessEnv): 'GitHub' | 'GitLab' | undefined {
  const has = (name: string) => (env[name] ?? '') !== '';
  if (
    has('ACTIONS_ID_TOKEN_REQUEST_URL') &&
    has('ACTIONS_ID_TOKEN_REQUEST_TOKEN') &&
    has('GITHUB_REPOSITORY')
  )
    return 'GitHub';
  if (has('NPM_ID_TOKEN') && has('SIGSTORE_ID_TOKEN') && has('CI_PROJECT_URL')) return 'GitLab';
  return undefined;
}
