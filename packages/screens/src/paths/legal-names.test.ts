import { describe, expect, it } from 'vitest';
import { isLegal, legalNames } from './legal-names.ts';
import { parsePath } from './paths.ts';

describe('legal documents of a path', () => {
  it('has the document of a static page, whose address has no language prefix (spec §2)', () => {
    expect(legalNames('terms.html', 'zh')).toEqual(['terms']);
    expect(legalNames('terms-txj.html', 'zh')).toEqual(['terms-txj']);
    expect(legalNames('terms.html', 'en')).toEqual([]);
    expect(legalNames('terms-txj.html', 'ja')).toEqual([]);
  });

  it('has none for an id that begins with a dot', () => {
    expect(legalNames('terms.2024', 'zh')).toEqual([]);
    expect(legalNames('terms..html', 'zh')).toEqual([]);
  });

  it('has the document of the id, else the document', () => {
    expect(legalNames('terms', 'en')).toEqual(['terms', 'terms']);
    expect(legalNames('terms2024', 'en')).toEqual(['terms2024', 'terms']);
    expect(legalNames('terms2024.html', 'en')).toEqual(['terms2024', 'terms']);
    expect(legalNames('rules', 'zh')).toEqual([]);
  });

  it('has one for every id of the top-up agreement', () => {
    expect(legalNames('topup/agreement.html', 'ja')).toEqual(['topup-agreement']);
    expect(legalNames('topup/agreement1.html', 'zh')).toEqual(['topup-agreement']);
    expect(legalNames('topup/other.html', 'zh')).toEqual([]);
  });
});

it.each([
  ['/en/terms2024', true],
  ['/terms.html', true],
  ['/topup/agreement1.html', true],
  ['/topup/other.html', false],
  ['/rules', false],
  ['/m/terms', false],
])('%s is a legal document: %s', (path, expected) => {
  expect(isLegal(parsePath(path))).toBe(expected);
});
