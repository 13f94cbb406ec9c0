/** A base address to which paths that begin with a slash can be appended: `https://api.example/` is as good. */
export const normalizeBaseUrl = (baseUrl: string): string => baseUrl.replace(/\/+$/, '');
