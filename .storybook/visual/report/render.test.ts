import { expect, it } from 'vitest';
import type { Change } from '../compare.ts';
import { CHANNELS, encode } from '../picture.ts';
import { renderReport } from './render.ts';

const picture = (level: number) =>
  encode({ width: 4, height: 3, data: Buffer.alloc(4 * 3 * CHANNELS, level) });
const subject = { title: 'Components/Button', shots: [] };
const shotOf = (name: string): Change['shot'] => ({
  story: {
    id: `components-button--${name}`,
    title: subject.title,
    name,
    tags: ['visual'],
    importPath: './button.stories.tsx',
  },
  device: 'desktop',
  theme: 'night',
  locale: 'zh',
});
const changed: Change = {
  subject,
  shot: shotOf('tones'),
  kind: 'changed',
  why: '12 pixels differ </script>',
  share: 1,
  expected: await picture(10),
  actual: await picture(20),
};
const failed: Change = { subject, shot: shotOf('sizes'), kind: 'failed', why: 'threw', share: 1 };
const compared = [{ title: subject.title, pictures: 3 }];

it('the report is one page that loads nothing, with failures first', async () => {
  const html = await renderReport({ changes: [changed, failed], compared, against: 'main' });
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const [, json = ''] = /id="data">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    compared,
    against: 'main',
    changes: [
      { key: 'components-button--sizes/desktop-night-zh', kind: 'failed' },
      {
        key: 'components-button--tones/desktop-night-zh',
        story: 'tones',
        device: 'desktop',
        theme: 'night',
        locale: 'zh',
        expected: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    ],
  });
});
