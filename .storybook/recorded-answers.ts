import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:answer';

/**
 * Lets a story import what the sandbox answers to a GET, in all three languages:
 * `import games from 'virtual:answer/api/visitor/game/list'`. The answers are recorded while the stories
 * are built, by the sandbox itself, so there is one set of rules and nothing runs behind Storybook.
 */
export function recordedAnswers(): Plugin {
  let recorder: ChildProcess | undefined;
  const waiting = new Map<string, { resolve(module: string): void; reject(error: Error): void }>();

  function start(): ChildProcess {
    const child = fork(path.join(import.meta.dirname, 'recorder.ts'), {
      execArgv: ['--conditions=@companion/source'],
    });
    child.on('message', (message) => {
      const { path, answers } = message as { path: string; answers: unknown };
      waiting.get(path)?.resolve(`export default ${JSON.stringify(answers)};`);
      waiting.delete(path);
    });
    child.on('exit', (code) => {
      recorder = undefined;
      for (const [path, { reject }] of waiting)
        reject(new Error(`no answer was recorded for ${path} (exit ${code})`));
      waiting.clear();
    });
    return child;
  }

  return {
    name: 'recorded-answers',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = id.slice(PREFIX.length + 1);
      recorder ??= start();
      recorder.send(path);
      return new Promise((resolve, reject) => waiting.set(path, { resolve, reject }));
    },
    buildEnd() {
      recorder?.disconnect();
      recorder = undefined;
    },
  };
}
