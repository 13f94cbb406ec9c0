import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf } from './routes.ts';
import { visit, withBrowser } from './visitor.ts';

withBrowser();

interface Face {
  familyName: string;
  isCustomFont: boolean;
}

/** The faces that draw a text in the place of the page's headline. */
async function facesOf(page: Page, text: string): Promise<Face[]> {
  await page.evaluate(async (text) => {
    const heading = document.querySelector('h1');
    const shown = document.createElement('span');
    shown.id = 'shown';
    shown.textContent = text;
    heading?.replaceChildren(shown);
    await document.fonts.ready;
  }, text);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#shown',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

describe('type', () => {
  it.each([
    ['/', ['“”', '‘’', '——', '……']],
    ['/ja', ['“”', '——']],
  ] as const)(
    '%s draws quotes, dashes and dots in the face of the Hanzi, not in the Latin one',
    async (path, texts) => {
      const { page } = await visit('desktop', path);
      for (const text of texts) {
        const faces = await facesOf(page, text);
        expect(faces, text).toHaveLength(1);
        expect(faces[0]?.isCustomFont, text).toBe(false);
        expect(faces[0]?.familyName, text).not.toMatch(/Arial|Liberation Sans|Roboto/);
      }
    },
  );

  it('draws English quotes, apostrophes and dashes in the web font', async () => {
    const { page } = await visit('desktop', '/en');
    const faces = await facesOf(page, 'let’s “go” – now…');
    expect(faces).toHaveLength(1);
    expect(faces[0]).toMatchObject({ isCustomFont: true });
    expect(faces[0]?.familyName).toContain('Bricolage');
  });

  it.each(['desktop', 'phone'] as const)(
    'breaks a tagline on a %s only between phrases',
    async (device) => {
      const { page } = await visit(device, addressOf(device, '', '/game-partner/detail-a-deng'));
      const words = ['后头', '举着', '照得见', '你的脚'];
      const tops = await page.evaluate((words) => {
        const line = [...document.querySelectorAll('main p')].find(({ textContent }) =>
          textContent?.startsWith('你走前面'),
        );
        const text = line?.firstChild;
        // In a narrow column.
        if (line instanceof HTMLElement) line.style.inlineSize = '9em';
        return words.map((word) => {
          const plain = text?.textContent ?? '';
          const from = plain.indexOf(word);
          const range = new Range();
          return [...word].map((_, index) => {
            range.setStart(text as Text, from + index);
            range.setEnd(text as Text, from + index + 1);
            return range.getBoundingClientRect().top;
          });
        });
      }, words);
      for (const characters of tops) expect(new Set(characters).size).toBe(1);
    },
  );

  it('justifies Japanese prose, and breaks headings between phrases', async () => {
    const { page } = await visit('desktop', '/ja/about-us');
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { textAlign, wordBreak, lineBreak } = getComputedStyle(element);
          return { textAlign, wordBreak, lineBreak };
        });
    expect(await styleOf('main p:nth-of-type(2)')).toEqual({
      textAlign: 'justify',
      wordBreak: 'normal',
      lineBreak: 'strict',
    });
    expect((await styleOf('main h2')).wordBreak).toBe('auto-phrase');
  });

  it('sets digits in one width', async () => {
    const { page } = await visit('desktop', '/activity');
    expect(
      await page
        .locator('main')
        .evaluate((element) => getComputedStyle(element).fontVariantNumeric),
    ).toBe('tabular-nums');
  });
});
