export const apiBase = import.meta.env.VITE_API_BASE ?? '';
