import { SiteFooter as Footer } from '@companion/screens/footer';
import { useLocation } from 'react-router';
import { parsePath } from '../routes/paths.ts';
import { companionPrefixes, readSegment } from '../routes/segments/prefixes.ts';
import { social } from '../shell/social.ts';

/** The footer of every page except the two that fill the window: a talk and a story. */
export function SiteFooter() {
  const { segments, locale } = parsePath(useLocation().pathname);
  const found = segments[0] === 'game-partner' && readSegment(companionPrefixes, segments[1] ?? '');
  if (found && (found.page === 'chat' || found.page === 'story')) return null;
  return <Footer locale={locale} social={social} />;
}
