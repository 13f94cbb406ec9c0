import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { parsePath, switchDevice } from '../paths.ts';

/** What one leaves a page by, and what one does when one stays. */
const acts = ['click', 'submit', 'input'] as const;

/**
 * A page that changed without a load is said by its title, and the keyboard goes on at its beginning,
 * as it would after one; but not of who writes something meanwhile, as into the search. What opens
 * within a page is not a page: it has the same path. Neither is its twin for the other device: there the
 * focus moves only if it was lost.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  const isWriting = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isWriting.current = type === 'input';
    };
    for (const act of acts) window.addEventListener(act, note, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, note, true);
    };
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    const isTwin = switchDevice(before.current, parsePath(pathname).device) === pathname;
    before.current = pathname;
    if (!isTwin) setTitle(document.title);
    if (!(isTwin || isWriting.current) || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status" className={visuallyHidden}>
      {title}
    </div>
  );
}
