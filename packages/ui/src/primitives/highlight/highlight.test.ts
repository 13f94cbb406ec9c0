import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlight, type HighlightProps } from './highlight.tsx';

const drawn = (text: string, ranges: HighlightProps['ranges']) =>
  renderToStaticMarkup(createElement(Highlight, { ranges } as HighlightProps, text))
    // Elements of the texts between the marks.
    .replaceAll(/<\/?span>/g, '');

it('marks what the ranges name and keeps the rest', () => {
  expect(
    drawn('第一口钟敲三下', [
      [0, 2],
      [3, 4],
    ]),
  ).toBe('<mark>第一</mark>口<mark>钟</mark>敲三下');
});

it('writes text as text', () => {
  expect(drawn('<b>钟</b>', [[3, 4]])).toBe('&lt;b&gt;<mark>钟</mark>&lt;/b&gt;');
});

it.each([
  [[[5, 3]]],
  [[[-2, 1]]],
  [[[0, 99]]],
  [[[2, 2]]],
  [
    [
      [0, 3],
      [1, 2],
    ],
  ],
] as const)('loses no letter to senseless ranges %j', (ranges) => {
  expect(drawn('钟声三下', ranges).replaceAll(/<\/?mark>/g, '')).toBe('钟声三下');
});

it.each([[[[0, 1]]], [[[1, 2]]], [[[1, 3]]]] as const)(
  'marks no half of a character, as %j would',
  (ranges) => {
    expect(drawn('👋钟', ranges)).toBe('👋钟');
  },
);
