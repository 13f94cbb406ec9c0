/** Changes a manifest before pnpm packs it: removes the way to our sources, adds the repository of the CI. */
export const hooks = {
  beforePacking(manifest) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL } = process.env;
    const address = GITHUB_REPOSITORY
      ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
      : CI_PROJECT_URL;
    const packed = { ...manifest, exports: withoutSources(manifest.exports) };
    if (address)
      packed.repository = {
        type: 'git',
        url: `git+${address}.git`,
        directory: `packages/${manifest.name.split('/').at(-1)}`,
      };
    return packed;
  },
};

/** Sources are not packed, so publint would find the condition `@companion/source` broken. */
function withoutSources(exported) {
  if (exported === null || typeof exported !== 'object') return exported;
  return Object.fromEntries(
    Object.entries(exported)
      .filter(([condition]) => condition !== '@companion/source')
      .map(([condition, target]) => [condition, withoutSources(target)]),
  );
}
