import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from '../routes/paths.ts';

/** Click and submit may lead to another page; input means the visitor is typing here. */
const acts = ['click', 'submit', 'input'] as const;

/** Which page of its lists it shows. */
const listPages = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name.endsWith('Page')).join();

/**
 * A page that changed without a load is said by its title, and the keyboard goes on at its beginning,
 * as it would after one; but the focus stays with a visitor who is typing, for example in the search. What opens
 * within a page is not a page: it has the same path. Neither is its twin for the other device: there the
 * focus moves only if it was lost. Another page of a list is said by its number.
 */
export function PageAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const [title, setTitle] = useState('');
  const pages = listPages(search);
  const before = useRef({ pathname, pages });
  const isWriting = useRef(false);
  /** Where a page of a list was chosen. */
  const pagination = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      isWriting.current = type === 'input';
      pagination.current = target instanceof Element ? target.closest('main nav') : null;
    };
    for (const act of acts) window.addEventListener(act, note, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, note, true);
    };
  }, []);
  useEffect(() => {
    const was = before.current;
    before.current = { pathname, pages };
    if (was.pathname !== pathname) {
      const isTwin = pageOf(was.pathname) === pageOf(pathname);
      if (!isTwin) setTitle(document.title);
      if (!(isTwin || isWriting.current) || document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    } else if (was.pages !== pages) {
      const number = pagination.current?.querySelector('[aria-current]')?.ariaLabel;
      if (!number) return;
      setTitle(number);
      document.getElementById(hash.slice(1) || 'main')?.focus({ preventScroll: true });
    }
  }, [pathname, pages, hash]);
  return (
    <div role="status" className={visuallyHidden}>
      {title}
    </div>
  );
}
