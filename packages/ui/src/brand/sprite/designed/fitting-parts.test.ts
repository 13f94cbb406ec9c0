import { describe, expect, it } from 'vitest';
import { fittingParts } from './fitting-parts.ts';

describe('parts that fit', () => {
  it('leave out a hat where a body has no place for it', () => {
    expect(fittingParts('pot').head).toContain('tophat');
    expect(fittingParts('flame').head).not.toContain('tophat');
    expect(fittingParts('flame').head).toContain('halo');
  });

  it('leave out beards and clothes of people', () => {
    expect(fittingParts('folk').worn).toContain('beard');
    expect(fittingParts('pot').worn).not.toContain('beard');
    expect(fittingParts('pot').marking).not.toContain('robe');
  });

  it('leave out what needs a hand, but not what is on a back', () => {
    const { held, tool } = fittingParts('bird');
    expect(held).toEqual([]);
    expect(tool).not.toContain('lantern');
    expect(tool).toContain('key');
  });

  it('leave out markings that a shell has no space for', () => {
    expect(fittingParts('shell').marking.toSorted()).toEqual(['freckles', 'none', 'plain']);
  });
});
