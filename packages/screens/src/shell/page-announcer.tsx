import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { isImeKey } from '../layout/ime-key.ts';

export interface PageAnnouncerProps {
  /** Path of the page. */
  path: string;
  /** The query, with its question mark. */
  search: string;
  /** The fragment, with its hash sign. */
  hash: string;
  /** Maps a path to its page. The desktop and the mobile path of a page give the same value. */
  pageOf: (path: string) => string;
}

/** A click, a submit or Enter may change the page. Input means that the visitor is typing. */
const activity = ['click', 'submit', 'keydown', 'input'] as const;

/** Chrome's autofill dispatches a `keydown` that is no KeyboardEvent. */
const isEnter = (event: Event) =>
  event instanceof KeyboardEvent && event.key === 'Enter' && !isImeKey(event);

/** Page numbers of the lists in a query. */
const listPages = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name.endsWith('Page')).join();

/**
 * Announces a page change by the document's title and focuses `main`, as a page load would. Keeps the focus while
 * the visitor types. When only the device changes, nothing is announced, and the focus moves only if it was lost.
 * Another page of a list is announced by its number. When another query removes what was pressed, as another story does,
 * `main` gets the focus.
 */
export function PageAnnouncer({ path, search, hash, pageOf }: PageAnnouncerProps) {
  const [announcement, setAnnouncement] = useState('');
  const pages = listPages(search);
  const previous = useRef({ path, search, pages });
  const isTyping = useRef(false);
  /** What was pressed last. */
  const pressed = useRef<Element | null>(null);
  /** The pagination that was used last. */
  const pagination = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const { type, target } = event;
      if (type === 'keydown' && !isEnter(event)) return;
      isTyping.current = type === 'input';
      pressed.current = target instanceof Element ? target : null;
      pagination.current = pressed.current?.closest('main nav') ?? null;
    };
    for (const type of activity) window.addEventListener(type, note, true);
    return () => {
      for (const type of activity) window.removeEventListener(type, note, true);
    };
  }, []);
  useEffect(() => {
    const last = previous.current;
    previous.current = { path, search, pages };
    if (last.path !== path) {
      const isSamePage = pageOf(last.path) === pageOf(path);
      if (!isSamePage) setAnnouncement(document.title);
      if (!(isSamePage || isTyping.current) || document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    } else if (last.pages !== pages) {
      const number = pagination.current?.querySelector('[aria-current]')?.ariaLabel;
      if (!number) return;
      setAnnouncement(number);
      document.getElementById(hash.slice(1) || 'main')?.focus({ preventScroll: true });
    } else if (last.search !== search) {
      const isPressedGone = pressed.current?.isConnected === false;
      if (isPressedGone && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [path, search, pages, hash, pageOf]);
  return (
    // The page may change while a dialog is open.
    <div role="status" className={visuallyHidden} data-companion-layer="">
      {announcement}
    </div>
  );
}
