/** The packages that other products install. */
export const publishedPackages = ['packages/sdk', 'packages/ui', 'packages/login-element'];

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
const GUIDE = /^docs\/[\w-]+\.md$/;
const INTERNAL = /\.(?:test|stories)\.|(?:^|\/)testing\//;

/** Files that do not belong into a published package: sources, tests, stories, source maps. */
export const strayFiles = (files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      !ABOUT.includes(file) && !GUIDE.test(file) && (!BUILT.test(file) || INTERNAL.test(file)),
  );

/** The parts of a packed manifest that are checked. */
export interface PackedManifest {
  exports: unknown;
  files: readonly string[];
  devDependencies?: object;
  scripts?: object;
}

/** Differences between a packed manifest and what it may hold, for the files that are packed with it. */
export function manifestProblems(
  { exports, files, devDependencies, scripts }: PackedManifest,
  packed: readonly string[],
): string[] {
  const isMissing = (name: string) =>
    !name.startsWith('!') && !packed.some((file) => file === name || file.startsWith(`${name}/`));
  return [
    ...(JSON.stringify(exports).includes('@companion/source')
      ? ['its exports lead to our sources']
      : []),
    ...(devDependencies || scripts ? ['it has devDependencies or scripts of the workspace'] : []),
    ...files.filter(isMissing).map((name) => `${name} of files is missing`),
  ];
}

/** The CI that lends an OIDC identity to this job; only there a release is published. */
export function trustedCi(env: NodeJS.ProcessEnv): 'GitHub' | 'GitLab' | undefined {
  const hasAll = (...names: string[]) => names.every((name) => (env[name] ?? '') !== '');
  if (hasAll('ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_REPOSITORY'))
    return 'GitHub';
  if (hasAll('NPM_ID_TOKEN', 'SIGSTORE_ID_TOKEN', 'CI_PROJECT_URL')) return 'GitLab';
  return undefined;
}
