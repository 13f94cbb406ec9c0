import { createSandbox } from '../packages/sandbox/src/index.ts';

/** Runs in its own process, because the sandbox needs Node's `--conditions=@companion/source`. */

/** Activities depend on the date; a fixed one keeps pictures the same. */
const TODAY = Date.parse('2026-11-20T09:00:00Z');

const sandbox = createSandbox({ data: ':memory:', now: () => TODAY, print: () => undefined });

process.on('message', async (path: string) => {
  const answers: [string, unknown][] = [];
  for (const language of ['zh', 'en', 'ja']) {
    const request = new Request(`http://localhost${path}`, { headers: { lan: language } });
    const { error_message, payload } = await (await sandbox.fetch(request)).json();
    if (error_message) throw new Error(`${path}: ${error_message}`);
    answers.push([language, payload]);
  }
  process.send?.({ path, answers: Object.fromEntries(answers) });
});
process.on('disconnect', () => process.exit());
