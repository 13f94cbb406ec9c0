import { beforeEach, describe, expect, it } from 'vitest';

import {
  goTo,
  hide,
  neverIdle,
  newVisitor,
  newVisitorAs,
  replyEnded,
  requestsEnded,
  sandbox,
  type Visitor,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139078';

/**
 * The page's reasons that forbid the back/forward cache. Reasons of this browser itself are left out.
 */
async function forbidsToBeKept({ page, context }: Visitor): Promise<string[]> {
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const explanations = new Promise<{ type: string; reason: string }[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.goto('/icon.svg');
  await page.goBack();
  const reasons = await explanations;
  expect(reasons).not.toEqual([]);
  return reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

describe('back/forward cache', () => {
  it.each(['/', '/game-library/nine-bells', '/game-partner/story-a-deng', '/profile'])(
    '%s',
    async (path) => {
      const visitor = await newVisitor('desktop');
      // A page that is left while it loads code ahead is not kept either.
      await neverIdle(visitor.page);
      await goTo(visitor.page, path);
      await requestsEnded(visitor.page);
      expect(await forbidsToBeKept(visitor)).toEqual([]);
    },
  );

  it('a conversation with an open connection', async () => {
    const visitor = await newVisitorAs(PHONE, 'desktop');
    await neverIdle(visitor.page);
    await goTo(visitor.page, '/game-partner/chat-jiu-sheng');
    await visitor.page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await visitor.page.keyboard.press('Enter');
    await replyEnded(visitor.page);
    await requestsEnded(visitor.page);
    await hide(visitor.page);
    await requestsEnded(visitor.page);
    expect(await forbidsToBeKept(visitor)).toEqual([]);
  });

  it('reports a page with an unload handler', async () => {
    const visitor = await visit('desktop', '/');
    await visitor.page.evaluate(() => window.addEventListener('unload', () => {}));
    expect(await forbidsToBeKept(visitor)).not.toEqual([]);
  });
});
