import {
  companionPrefixes,
  type Locale,
  legalNames,
  libraryPrefixes,
  type Prefixes,
  parsePath,
  profilePrefixes,
  readSegment,
} from '@companion/screens/paths';
import { pages } from './table.ts';

/** Pages whose last segment has a prefix, by their first segment. */
const prefixed: ReadonlyMap<string, Prefixes> = new Map<string, Prefixes>([
  ['game-partner', companionPrefixes],
  ['game-library', libraryPrefixes],
  ['profile', profilePrefixes],
]);
/** Names of the pages that have one address, by their path. */
const names: ReadonlyMap<string, string> = new Map(
  pages.flatMap(({ device, path, name }) =>
    device === 'desktop' && !/[:*]/.test(path) ? [[path, name]] : [],
  ),
);

/**
 * Name of the page at this path (spec §2): path words joined by `-`, then the language. `game-partner-chat-id___zh`;
 * on phones `m-game-partner-chat-id___zh`. Home is `index___zh` and `m___zh`, an unknown page `slug___zh`.
 */
export function routeName(pathname: string): string {
  const { locale, device, segments } = parsePath(pathname);
  const words = device === 'mobile' ? ['m'] : [];
  if (segments.length > 0) words.push(nameOf(segments, device === 'mobile', locale));
  return `${words.join('-') || 'index'}___${locale}`;
}

function nameOf(segments: readonly string[], isMobile: boolean, locale: Locale): string {
  const [first = '', second, third] = segments;
  const path = segments.join('/');
  const name = names.get(path);
  if (name !== undefined) return name;
  if (third !== undefined) return 'slug';
  const table = prefixed.get(first);
  if (second !== undefined && table && (isMobile || table !== profilePrefixes)) {
    const found = readSegment(table, second);
    return found ? `${first}-${second.slice(0, -found.id.length)}id` : 'slug';
  }
  return (!isMobile && legalName(path, locale)) || 'slug';
}

function legalName(path: string, locale: Locale): string | undefined {
  const name = legalNames(path, locale).at(-1);
  if (name === undefined || name === path) return name;
  return path === `${name}.html` ? `${name}-html` : `${name}-id`;
}
