/** TypeScript samples of a Markdown document. */
export const snippetsOf = (text: string): { language: string; code: string }[] =>
  [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));

/** Turns a snippet into a module. Several elements, as in an `.mdx`, are wrapped in a fragment. */
export function moduleOf(code: string): string {
  const [imports = ''] = /^(?:import .*;\n|\s*\n)*/.exec(code) ?? [];
  const rest = code.slice(imports.length);
  return `${imports}${rest.startsWith('<') ? `<>${rest}</>;` : rest}\nexport {};\n`;
}
