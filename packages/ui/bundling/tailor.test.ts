import { describe, expect, it } from 'vitest';
import { namesIn, tailor } from './tailor.ts';

const named = namesIn('const a = "button text", b = { open: "open", "night": "night" };');

describe('a tailored stylesheet', () => {
  it.each([
    ['a class that the code names', '.button{color:red}'],
    ['all elements of a kind', 'h1,a:hover{color:red}'],
    ['several at once', '.button.open{color:red}'],
    ["another entry's class around one that is named", '.day .button{color:red}'],
    ['what lies in a named one', '.text h2>a{color:red}'],
    ['a class that is asked to be absent', '.button:not(.other,:is(.day)){color:red}'],
    ['states', '.button[aria-current=".other"]:hover:after{content:"}.other{"}'],
    ['the order of layers', '@layer a.b,c;@layer c{.button{color:red}}'],
    ['animations that run', '@keyframes spin{to{rotate:1turn}}.button{animation:spin 1s}'],
  ])('keeps %s', (_, css) => expect(tailor(css, named)).toBe(css));

  it.each([
    ['a class that it does not name', '.other{color:red}'],
    ['a longer name', '.button2{color:red}'],
    ['several of which it does not name one', '.button.other{color:red}'],
    ['what lies in one that it does not name', '.other h2{color:red}'],
    ['a class inside a named one', '.button .other{color:red}'],
    ['groups without a rule', '@layer c{@media (hover:hover){.other:hover{color:red}}}'],
    [
      'animations of what is left out',
      '@keyframes spin{to{rotate:1turn}}.other{animation:spin 1s}',
    ],
  ])('leaves out %s', (_, css) => expect(tailor(css, named)).toBe(''));

  it('keeps of a list what is named', () => {
    expect(tailor('.other,.button:not(.a,:is(.b)),[a=","] .third{color:red}', named)).toBe(
      '.button:not(.a,:is(.b)){color:red}',
    );
  });
});
