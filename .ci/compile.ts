import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Type-checks modules as a part of the site would be. Returns the first line of each error. */
export async function compile(modules: Readonly<Record<string, string>>): Promise<string[]> {
  // The site depends on all packages and on a router.
  const cache = path.join(root, 'site/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'snippets-'));
  try {
    for (const [name, code] of Object.entries(modules))
      writeFileSync(path.join(folder, name), code);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: { jsx: 'react-jsx', lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
        include: ['*.ts', '*.tsx'],
      }),
    );
    return await errorsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function errorsIn(folder: string): Promise<string[]> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-p', folder], (failure, stdout, stderr) => {
      // Further lines of an error are indented.
      const errors = stdout.split('\n').filter((line) => /^\S/.test(line));
      if (failure && errors.length === 0)
        reject(new Error(`tsc ended with ${failure.code}: ${stderr}`));
      else resolve(errors);
    });
  });
}
