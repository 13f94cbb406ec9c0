import { expect, it } from 'vitest';
import type { Change } from '../compare.ts';
import { CHANNELS, decode, encode } from '../picture.ts';
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

const piecesOf = async (changes: readonly Change[]) => {
  const pieces: string[] = [];
  for await (const piece of renderReport({ changes, compared, against: 'main' }))
    pieces.push(piece);
  return pieces;
};

it('no piece of the report holds two pictures', async () => {
  const pieces = await piecesOf([changed, { ...changed, shot: shotOf('sizes') }]);
  const pictures = pieces.map((piece) => piece.split('data:image/webp;base64,').length - 1);
  expect(pictures.filter((count) => count > 0)).toEqual([1, 1, 1, 1]);
});

it('the pictures of the report are lossless', async () => {
  const html = (await piecesOf([failed, changed])).join('');
  const pictureIn = async (id: string) => {
    const [, base64 = ''] =
      new RegExp(`id="${id}">data:image/webp;base64,([^<]+)</script>`).exec(html) ?? [];
    return decode(Buffer.from(base64, 'base64'));
  };
  expect((await pictureIn('expected-1')).data).toEqual(Buffer.alloc(4 * 3 * CHANNELS, 10));
  expect((await pictureIn('actual-1')).data).toEqual(Buffer.alloc(4 * 3 * CHANNELS, 20));
});

it('the report is one page that loads nothing, with failures first', async () => {
  const html = (await piecesOf([changed, failed])).join('');
  expect(html).not.toMatch(/(src|href)="(?!data:)/);
  expect(html.match(/<\/script>/g)).toHaveLength(4);
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
        expected: 'expected-1',
        actual: 'actual-1',
      },
    ],
  });
});
