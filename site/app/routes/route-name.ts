import {
  companionPrefixes,
  legalNames,
  libraryPrefixes,
  type Prefixes,
  parsePath,
  profilePrefixes,
  readSegment,
  staticDocuments,
} from '@companion/screens/paths';

/** Pages whose last segment has a prefix, by their first segment. */
const prefixed: ReadonlyMap<string, Prefixes> = new Map<string, Prefixes>([
  ['game-partner', companionPrefixes],
  ['game-library', libraryPrefixes],
  ['profile', profilePrefixes],
]);
const pages = [
  'profile',
  'about-us',
  'activity',
  'game-library',
  'game-library/search',
  'game-partner',
];

/**
 * Name of the page at this path (spec §2): path words joined by `-`, then the language. `game-partner-chat-id___zh`;
 * on phones `m-game-partner-chat-id___zh`. Home is `index___zh` and `m___zh`, an unknown page `slug___zh`.
 */
export function routeName(pathname: string): string {
  const { locale, device, segments } = parsePath(pathname);
  const words = device === 'mobile' ? ['m'] : [];
  if (segments.length > 0) words.push(nameOf(segments, device === 'mobile'));
  return `${words.join('-') || 'index'}___${locale}`;
}

function nameOf(segments: readonly string[], isMobile: boolean): string {
  const [first = '', second, third] = segments;
  const path = segments.join('/');
  if (pages.includes(path)) return path.replace('/', '-');
  if (third !== undefined) return 'slug';
  const table = prefixed.get(first);
  if (second !== undefined && table && (isMobile || table !== profilePrefixes)) {
    const found = readSegment(table, second);
    return found ? `${first}-${second.slice(0, -found.id.length)}id` : 'slug';
  }
  return (!isMobile && legalName(first, second)) || 'slug';
}

function legalName(first: string, second: string | undefined): string | undefined {
  if (second !== undefined)
    return first === 'topup' && /^agreement.*\.html$/.test(second)
      ? 'topup-agreement-id'
      : undefined;
  const document = first.replace(/\.html$/, '');
  if (first !== document && staticDocuments.includes(document)) return `${document}-html`;
  const name = legalNames(first).at(-1);
  return name === first ? name : name && `${name}-id`;
}
