/** What a page's Content-Security-Policy must allow for a vendor, by directive. */
export type VendorPolicy = Readonly<
  Partial<Record<'script-src' | 'style-src' | 'img-src' | 'connect-src', readonly string[]>>
>;
