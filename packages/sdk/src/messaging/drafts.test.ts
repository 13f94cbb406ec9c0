import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import type { ConversationMessage } from './conversation-message.ts';
import { createChatDrafts, createRefusals, keepUnsent, unsentText } from './drafts.ts';

const message = (change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: '1',
  author: 'user',
  text: 'text',
  sentAt: 0,
  citations: [],
  ...change,
});

describe('chat drafts', () => {
  it('survive a reload, one for each companion', () => {
    const content = new Map<string, string>();
    createChatDrafts(memoryStorage(content)).write('ember', 'unfinished');
    expect([...content]).toEqual([['companion-draft-ember', 'unfinished']]);
    const drafts = createChatDrafts(memoryStorage(content));
    expect([drafts.read('ember'), drafts.read('tide')]).toEqual(['unfinished', '']);
    drafts.write('ember', '');
    expect([...content]).toEqual([]);
  });

  it('take appended text once', () => {
    const drafts = createChatDrafts(memoryStorage());
    for (const text of ['first', 'second', 'first']) drafts.append('ember', text);
    expect(drafts.read('ember')).toBe('first\nsecond');
  });

  it('take no appended text that they contain', () => {
    const drafts = createChatDrafts(memoryStorage());
    drafts.write('ember', 'where is the bell?');
    drafts.append('ember', 'bell');
    expect(drafts.read('ember')).toBe('where is the bell?');
  });

  it.each([
    ['forbidden', forbiddenStorage],
    ['missing', null],
  ])('are empty and throw nothing when storage is %s', (_, storage) => {
    const drafts = createChatDrafts(storage);
    drafts.append('ember', 'text');
    expect(drafts.read('ember')).toBe('');
  });
});

describe('unsent text', () => {
  const messages = [
    message({ text: 'stored' }),
    message({ text: 'failed', state: 'failed' }),
    message({ text: 'sending', state: 'sending' }),
    message({ text: 'reply', author: 'character', state: 'speaking' }),
  ];

  it('holds failed messages, and those that wait for a connection', () => {
    expect(unsentText({ messages, connection: 'lost' })).toBe('failed\nsending');
    expect(unsentText({ messages, connection: 'open' })).toBe('failed');
  });

  /** A page with a draft in its field and a message that was not sent. */
  function openPage(...texts: string[]) {
    const storage = memoryStorage();
    const drafts = createChatDrafts(storage);
    const events = new EventTarget();
    drafts.write('ember', 'draft');
    const stop = keepUnsent({
      drafts,
      companionId: 'ember',
      unsent: () => (texts.length > 1 ? texts.shift() : texts[0]) ?? 'unsent',
      events: events as unknown as Window,
    });
    const dispatch = (type: string, persisted = false) =>
      events.dispatchEvent(Object.assign(new Event(type), { persisted }));
    /** The draft on this page, and on a page that is loaded now. */
    const here = () => drafts.read('ember');
    const next = () => createChatDrafts(storage).read('ember');
    return { drafts, stop, dispatch, here, next };
  }

  it('is added to the draft of the next page when this one is left', () => {
    const { dispatch, here, next } = openPage();
    dispatch('pagehide');
    expect(next()).toBe('draft\nunsent');
    expect(here()).toBe('draft');
  });

  it('is added once, also when it is a part of the draft', () => {
    const { dispatch, next } = openPage('raf');
    dispatch('pagehide');
    dispatch('pagehide');
    expect(next()).toBe('draft\nraf');
  });

  it('leaves the draft when the page is restored from the back/forward cache', () => {
    const { dispatch, next } = openPage();
    dispatch('pagehide');
    dispatch('pageshow', true);
    expect(next()).toBe('draft');
  });

  it('is added when the page is hidden, and taken out when it is seen again', () => {
    const document = { visibilityState: 'hidden' };
    vi.stubGlobal('document', document);
    const { dispatch, next } = openPage();
    dispatch('visibilitychange');
    expect(next()).toBe('draft\nunsent');
    document.visibilityState = 'visible';
    dispatch('visibilitychange');
    expect(next()).toBe('draft');
  });

  it('is what there was when the page was left, also when it is hidden before or after', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { dispatch, next } = openPage('hidden', 'left', 'after');
    for (const type of ['visibilitychange', 'pagehide', 'visibilitychange']) dispatch(type);
    expect(next()).toBe('draft\nleft');
  });

  it('is in the draft once when it comes back to the field of a hidden page', () => {
    const document = { visibilityState: 'hidden' };
    vi.stubGlobal('document', document);
    const { drafts, dispatch, here, next } = openPage();
    dispatch('visibilitychange');
    drafts.write('ember', `unsent\n${here()}`);
    expect(next()).toBe('unsent\ndraft');
    document.visibilityState = 'visible';
    dispatch('visibilitychange');
    expect([here(), next()]).toEqual(['unsent\ndraft', 'unsent\ndraft']);
  });

  it('is not added after a stop, nor when there is none', () => {
    const stopped = openPage();
    stopped.stop();
    const empty = openPage('');
    for (const { dispatch, next } of [stopped, empty]) {
      dispatch('pagehide');
      expect(next()).toBe('draft');
    }
  });

  it('goes when the talk of a hidden page is closed', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { stop, dispatch, next } = openPage();
    dispatch('visibilitychange');
    stop();
    expect(next()).toBe('draft');
  });
});

describe('refusals', () => {
  it('are returned once each, and again when the message is refused again', () => {
    const refusals = createRefusals();
    const refused = message({ state: 'failed', refusal: 'too fast' });
    expect(refusals.next([message()])).toBeUndefined();
    expect(refusals.next([refused, message()])).toBe('too fast');
    expect(refusals.next([refused])).toBeUndefined();
    expect(refusals.next([refused, { ...refused, refusal: 'blocked' }])).toBe('blocked');
  });
});
