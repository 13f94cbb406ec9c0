import type { Language } from '../../http/language.ts';
export function renderPage(language: Language): string { return `<!doctype html><html lang="${language}"><title>Sandbox</title>`; }
export function renderDeepLink(language: Language, query: [string, string][]): string { return `<!doctype html><html lang="${language}"><title>${query.length}</title>`; }
