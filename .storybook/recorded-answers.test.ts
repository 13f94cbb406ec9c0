import { describe, expect, it } from 'vitest';
import { recordedAnswers } from './recorded-answers.ts';

describe('recorded answers', () => {
  it('keeps the answers of an environment when another one ends', async () => {
    const { load, buildEnd } = recordedAnswers() as {
      load(id: string): Promise<string>;
      buildEnd(): void;
    };
    const answer = (path: string) => load(`\0virtual:answer${path}`);
    const before = answer('/api/visitor/game/list');
    buildEnd();
    const after = answer('/api/visitor/web/activity/index');
    buildEnd();
    expect(await Promise.all([before, after])).toEqual([
      expect.stringMatching(/^export default \{"zh":/),
      expect.stringMatching(/^export default \{"zh":/),
    ]);
    await expect(answer('/api/none')).rejects.toThrow('/api/none');
  });
});
