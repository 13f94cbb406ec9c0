import { expect, it } from 'vitest';
import { feelingAbout } from './feeling-about.ts';

const source = { kind: 'guide', href: '/game-library/third-bell', title: '第三口钟' } as const;

it.each([
  ['is glad about a source', { author: 'companion', citations: [source] }, true, 'glad'],
  ['is puzzled without one', { author: 'companion', citations: [] }, true, 'puzzled'],
  ['feels nothing about small talk', { author: 'companion' }, false, undefined],
  ['feels nothing about a message of the visitor', { author: 'visitor' }, true, undefined],
] as const)('companion %s', (_, reply, offersQuestions, feeling) => {
  expect(feelingAbout(reply, offersQuestions)).toBe(feeling);
});
