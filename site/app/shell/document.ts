import { type Device, languageTag, parsePath } from '../routes/paths.ts';

export const documentLanguage = (pathname: string): string =>
  languageTag[parsePath(pathname).locale];

/** The mobile viewport has no zoom (spec §2); the site has a text-size control instead. */
export const viewport: Record<Device, string> = {
  desktop: 'width=device-width, initial-scale=1',
  mobile:
    'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover',
};
