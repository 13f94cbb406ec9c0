import { fork } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:answer';

/** A process with a sandbox. */
interface Recorder {
  /** A path that is asked again while it waits has one answer. */
  ask(path: string): Promise<string>;
  /** Ends the process after its answers. */
  end(): void;
  hasEnded(): boolean;
}

function startRecorder(): Recorder {
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  let isWanted = true;
  const child = fork(path.join(import.meta.dirname, 'recorder.ts'), {
    execArgv: ['--conditions=@companion/source'],
  });
  const endIfUnused = () => {
    if (!isWanted && waiting.size === 0 && child.connected) child.disconnect();
  };
  child.on('message', (message) => {
    const { path, answers } = message as { path: string; answers: unknown };
    waiting.get(path)?.resolve(`export default ${JSON.stringify(answers)};`);
    waiting.delete(path);
    endIfUnused();
  });
  child.on('exit', (code) => {
    isWanted = false;
    for (const [path, { reject }] of waiting)
      reject(new Error(`the sandbox did not answer ${path} (exit ${code})`));
    waiting.clear();
  });
  return {
    ask(path) {
      const known = waiting.get(path);
      if (known) return known.promise;
      const answer = Promise.withResolvers<string>();
      waiting.set(path, answer);
      child.send(path);
      return answer.promise;
    },
    end() {
      isWanted = false;
      endIfUnused();
    },
    hasEnded: () => !isWanted,
  };
}

/**
 * Lets a story import the sandbox's answer to a GET in all three languages:
 * `import games from 'virtual:answer/api/visitor/game/list'`. The sandbox answers during the build, so
 * Storybook needs no server. `pnpm storybook` shows edited content after a restart.
 */
export function recordedAnswers(): Plugin {
  let recorder: Recorder | undefined;
  return {
    name: 'recorded-answers',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (!recorder || recorder.hasEnded()) recorder = startRecorder();
      return recorder.ask(id.slice(PREFIX.length + 1));
    },
    // Another environment of the build may still load.
    buildEnd: () => recorder?.end(),
  };
}
