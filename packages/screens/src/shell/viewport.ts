/** Content of `meta[name=viewport]`. The mobile viewport has no zoom (spec §2); the site has a text-size control instead. */
export const viewport = {
  desktop: 'width=device-width, initial-scale=1',
  mobile:
    'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover',
};
