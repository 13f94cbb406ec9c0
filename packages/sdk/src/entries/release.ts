export { type ReloadOnFailureOptions, reloadOnFailure } from '../release/reload-on-failure.ts';
export { type WatchBuildOptions, watchBuild } from '../release/watch-build.ts';
