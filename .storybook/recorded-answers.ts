import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:answer';

/**
 * Lets a story import the sandbox's answer to a GET in all three languages:
 * `import games from 'virtual:answer/api/visitor/game/list'`. The sandbox answers during the build, so
 * Storybook needs no server.
 */
export function recordedAnswers(): Plugin {
  let recorder: ChildProcess | undefined;
  const waiting = new Map<string, PromiseWithResolvers<string>>();

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
        reject(new Error(`the sandbox did not answer ${path} (exit ${code})`));
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
      // Two environments of a build may load it at a time.
      const known = waiting.get(path);
      if (known) return known.promise;
      const answer = Promise.withResolvers<string>();
      waiting.set(path, answer);
      recorder ??= start();
      recorder.send(path);
      return answer.promise;
    },
    buildEnd() {
      recorder?.disconnect();
      recorder = undefined;
    },
  };
}
