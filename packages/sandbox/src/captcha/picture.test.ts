import { expect, test } from 'vitest';
import { createTestSandbox } from '../testing/sandbox.ts';
import { PICTURE, PIECE_SIZE, randomPosition } from './layout.ts';
import { drawPicture } from './picture.ts';
import { createRandom } from './random.ts';

test('a challenge holds both pictures and not the solution', async () => {
  const sandbox = createTestSandbox({ loadPicture: undefined });
  const { json: challenge } = await sandbox.call('POST', '/sandbox/captcha', {
    body: { phone: '13800138000' },
  });
  const { background, piece, ...rest } = challenge;
  // By name: a number of the picture, such as its height, can equal the solution by chance.
  expect(Object.keys(rest).sort()).toEqual([
    'expires_at',
    'height',
    'lot_number',
    'piece_height',
    'piece_width',
    'piece_y',
    'proof',
    'width',
  ]);
  expect(Object.keys(rest.proof).sort()).toEqual(['difficulty', 'seed']);
  expect(background).toMatch(/^data:image\/webp;base64,/);
  expect(piece).toMatch(/^data:image\/png;base64,/);
  await sandbox.close();
});

test.each([1, 2, 3, 4, 5, 6])('draws the picture of seed %i', (seed) => {
  const random = createRandom(seed);
  const position = randomPosition(random);
  expect(position.x).toBeGreaterThanOrEqual(PIECE_SIZE);
  expect(position.x + PIECE_SIZE).toBeLessThan(PICTURE.width);
  const { background, piece } = drawPicture(random, position);
  expect(background.length).toBeGreaterThan(10_000);
  expect(piece.length).toBeGreaterThan(1000);
});
