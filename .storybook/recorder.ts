import { createSandbox } from '../packages/sandbox/src/index.ts';

/** A process of its own, because the sandbox wants the sources' export condition from its Node. */

/** Activities count from today: for pictures that repeat it is always the same day. */
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
