import { type Device, languageTag, parsePath } from '../routes/paths.ts';

export const documentLanguage = (pathname: string): string =>
  languageTag[parsePath(pathname).locale];

/** spec §2: the mobile viewport is fixed, without zoom; the site has a text-size control instead. */
export const viewport: Record<Device, string> = {
  desktop: 'width=device-width, initial-scale=1',
  mobile:
    'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover',
};
