/**
 * Changes a manifest when pnpm packs it: what only this workspace can use is removed, and the repository of the CI is
 * added. `pnpm-workspace.yaml` names this file, so `pnpm pack` makes what `pnpm publish` sends.
 */
export const hooks = {
  beforePacking(manifest) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL } = process.env;
    const address = GITHUB_REPOSITORY
      ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
      : CI_PROJECT_URL;
    const packed = { ...manifest, exports: withoutSources(manifest.exports) };
    delete packed.devDependencies;
    delete packed.scripts;
    if (address)
      packed.repository = {
        type: 'git',
        url: `git+${address}.git`,
        directory: `packages/${manifest.name.split('/').at(-1)}`,
      };
    return packed;
  },
};

/** Sources are not packed, so the condition `@companion/source` would lead nowhere. */
function withoutSources(exported) {
  if (exported === null || typeof exported !== 'object') return exported;
  return Object.fromEntries(
    Object.entries(exported)
      .filter(([condition]) => condition !== '@companion/source')
      .map(([condition, target]) => [condition, withoutSources(target)]),
  );
}
