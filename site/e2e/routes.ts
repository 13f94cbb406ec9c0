import type { DeviceName } from './devices.ts';

export const languages = ['', '/en', '/ja'] as const;
export const deviceNames = ['desktop', 'phone'] as const satisfies DeviceName[];

/** Each device with each language. */
export const editions = deviceNames.flatMap((device) =>
  languages.map((language) => [device, language] as const),
);

/**
 * Each device, and each language on one device. A translation changes texts, and no element: one device shows its
 * faults.
 */
export const sampledEditions = [
  ['desktop', ''],
  ['phone', ''],
  ['desktop', '/en'],
  ['phone', '/ja'],
] as const;

/** The routes of spec §2, with ids that the sandbox holds. */
export const routes = [
  '/',
  '/profile',
  '/about-us',
  '/activity',
  '/game-library',
  '/game-library/nine-bells',
  '/game-library/nine-bells-first-hour',
  '/game-library/search',
  '/game-library/game-role-nine-bells',
  '/game-library/role-Info-nine-bells-role-ringer',
  '/game-partner',
  '/game-partner/chat-jiu-sheng',
  '/game-partner/story-a-deng',
  '/game-partner/detail-jiu-sheng',
  '/game-partner/game-list-jiu-sheng',
];

export const documents = [
  '/terms',
  '/privacy',
  '/douvterms',
  '/douvsubscribeterms',
  '/terms2024',
  '/privacy-txj',
  '/douvterms-legionzone',
  '/douvsubscribeterms1',
  '/topup/agreement1.html',
];

export const staticDocuments = [
  '/douvsubscribeterms.html',
  '/douvterms.html',
  '/privacy.html',
  '/terms.html',
  '/terms-txj.html',
  '/privacy-txj.html',
  '/douvsubscribeterms-legionzone.html',
  '/douvterms-legionzone.html',
];

/** Addresses that show a route in another state. */
export const states = [
  '/nowhere',
  '/activity?activity=first-chat',
  '/game-library?genre=mystery',
  '/game-library/search?searchValue=%E9%92%9F',
  '/game-library/search?searchValue=zzzzqqqq',
];

/** The path of a route on a device. `route` begins with a slash. */
export const addressOf = (device: DeviceName, language: string, route: string): string =>
  `${language}${device === 'phone' ? '/m' : ''}${route}`.replace(/(?<=.)\/$/, '');

/** Each kind of page of a device in a language. One document: they have the same screen, and differ in prose alone. */
export const everyKind = (device: DeviceName, language: (typeof languages)[number]): string[] => [
  ...[...routes, ...states].map((route) => addressOf(device, language, route)),
  ...(device === 'phone' ? [addressOf(device, language, '/profile/removeAccount-7')] : []),
  `${language}/privacy`,
];

/** Every page of a device in a language, each document too. */
export const everyPage = (device: DeviceName, language: (typeof languages)[number]): string[] => [
  ...everyKind(device, language),
  ...documents.filter((path) => path !== '/privacy').map((path) => language + path),
  ...(language === '' ? staticDocuments : []),
];
