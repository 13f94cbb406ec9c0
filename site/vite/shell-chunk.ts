/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const everywhere = /[\\/]site[\\/]app[\\/](?:root|entry\.client)\.tsx(?:\?.*)?$/;
const desktop = /[\\/]routes[\\/]desktop[\\/]layout\.tsx(?:\?.*)?$/;
const mobile = /[\\/]routes[\\/]mobile[\\/]layout\.tsx(?:\?.*)?$/;

/**
 * What every page needs in one file, because dozens of small ones compress far worse: what the root
 * imports, and what the layouts of both devices do.
 */
export function shellChunk() {
  const modules: string[] = [];
  let shell: Set<string> | undefined;
  return {
    // The bundler asks this of each module before it asks for the first name.
    test: (id: string): boolean => {
      modules.push(id);
      return true;
    },
    name: (id: string, graph: Graph): string | null => {
      shell ??= shellOf(modules, graph);
      return shell.has(id) ? 'shell' : null;
    },
  };
}

function shellOf(modules: readonly string[], graph: Graph): Set<string> {
  const imports = (entry: RegExp) =>
    closure(
      graph,
      modules.filter((id) => entry.test(id)),
    );
  const onPhones = imports(mobile);
  const shared = [...imports(desktop)].filter((id) => onPhones.has(id));
  return new Set([...imports(everywhere), ...shared]);
}

/** Modules that come with these, but not these themselves: a route's own module stays a chunk. */
function closure(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      walk(imported);
    }
  };
  for (const entry of entries) walk(entry);
  return found;
}
