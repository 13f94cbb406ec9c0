/**
 * The path through a story, with its next scene. A scene that is in the path already ends it there: so a path is never
 * longer than its story.
 */
export function storyPathTo(path: readonly string[], scene: string): readonly string[] {
  const index = path.indexOf(scene);
  return index < 0 ? [...path, scene] : path.slice(0, index + 1);
}
