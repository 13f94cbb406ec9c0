export const apiBase = process.env.NEXT_PUBLIC_API_BASE ?? '';
