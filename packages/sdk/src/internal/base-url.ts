/** A base address to which paths that begin with a slash can be appended: `https://api.example/` is as good. */
export function normalizeBaseUrl(baseUrl: string): string {
  // A path is of the page's origin as well.
  if (!/^(https?:\/)?\/|^$/i.test(baseUrl)) throw new TypeError("baseUrl: 'http(s)://…' or ''");
  return baseUrl.replace(/\/+$/, '');
}
