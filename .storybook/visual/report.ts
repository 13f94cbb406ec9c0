import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kinds = ['expected', 'actual', 'difference'] as const;

/** Writes a page with the expected, actual and difference pictures side by side. Returns its path. */
export function writeReport(folder: string, failures: ReadonlyMap<string, string>) {
  mkdirSync(folder, { recursive: true });
  const rows = Array.from(failures, ([shot, why]) => {
    const pictures = kinds
      .map((kind) => shot.replace('.png', `.${kind}.png`))
      .filter((file) => existsSync(path.join(folder, file)))
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
    return `<section><h2>${shot}</h2><p>${asText(why)}</p><div>${pictures.join('')}</div></section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Visual differences</title><style>
body{font:14px system-ui;margin:24px;background:#14171f;color:#eee}h2{font-size:16px}
div{display:flex;gap:12px}a{flex:1}img{width:100%;border:1px solid #444}</style>
<h1>${failures.size} differences</h1>${rows.join('')}`,
  );
  return file;
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
