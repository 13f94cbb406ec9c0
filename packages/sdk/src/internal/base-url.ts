/**
 * Removes trailing slashes so that paths starting with `/` can be appended.
 * @throws {TypeError} when it is not an http(s) address, a path or empty.
 */
export function normalizeBaseUrl(baseUrl: string): string {
  // A path or an empty address means the page's own origin.
  if (!/^(https?:\/)?\/|^$/i.test(baseUrl))
    throw new TypeError(`baseUrl takes 'http(s)://…' or '', not ${baseUrl}`);
  return baseUrl.replace(/\/+$/, '');
}
