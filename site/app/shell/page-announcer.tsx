import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that changed without a load is said by its title, and the keyboard goes on at its beginning,
 * as it would after one. What opens within a page is not a page: it has the same path.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status" className={visuallyHidden}>
      {title}
    </div>
  );
}
