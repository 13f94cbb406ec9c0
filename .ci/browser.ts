/**
 * The browser of all checks. On Linux x64 it is the Chromium of `@sparticuz/chromium` with fonts from
 * packages, so texts are drawn alike on every machine. Elsewhere it is the installed Chrome.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';

const root = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Whether the packaged Chromium runs here. */
export const isPackaged = process.platform === 'linux' && process.arch === 'x64';

export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (!isPackaged) return { channel: 'chrome' };
  const home = await unpackChromium();
  return {
    executablePath: path.join(home, 'chromium'),
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-gpu',
      '--hide-scrollbars',
    ],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    } as Record<string, string>,
  };
}

/** Creates a folder once. The rename makes it safe for two processes at a time. */
export async function madeOnce(
  folder: string,
  make: (partial: string) => Promise<void>,
): Promise<string> {
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  await make(partial);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) throw error; // another process was first
  }
  return folder;
}

/** Unpacks the packaged Chromium once per version. */
function unpackChromium(): Promise<string> {
  const packageFolder = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = require(path.join(packageFolder, 'package.json')) as { version: string };
  const home = path.join(root, 'node_modules/.cache/companion-chromium', version);
  return madeOnce(home, async (partial) => {
    const { inflate } = await import('@sparticuz/chromium');
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = partial; // `inflate` unpacks into the system's temporary folder
    try {
      if (tmpdir() !== partial) throw new Error(`TMPDIR is ignored: ${tmpdir()}`);
      for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
        await inflate(path.join(packageFolder, 'bin', archive));
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    await unpackHanziAndKana(path.join(partial, 'fonts'));
    writeFileSync(
      path.join(partial, 'fonts.conf'),
      fontConfiguration([path.join(home, 'fonts')], path.join(home, 'fontconfig')),
    );
  });
}

/** Converts Noto's WOFF2 slices to TrueType, so that they work as system fonts. */
async function unpackHanziAndKana(folder: string): Promise<void> {
  const { decompress } = await import('wawoff2');
  for (const name of ['noto-sans-sc', 'noto-sans-jp']) {
    const files = path.join(
      path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`)),
      'files',
    );
    for (const file of readdirSync(files).filter((file) => file.endsWith('.woff2')))
      writeFileSync(
        path.join(folder, file.replace('.woff2', '.ttf')),
        await decompress(readFileSync(path.join(files, file))),
      );
  }
}

/** Allows only installed fonts. The variable Noto slices are named "… Thin", so they are renamed. */
export function fontConfiguration(folders: readonly string[], cache: string): string {
  const plainName = (family: string) => `  <match target="scan">
    <test name="family"><string>${family} Thin</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
  </match>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${['Noto Sans SC', 'Noto Sans JP'].map(plainName).join('\n')}
</fontconfig>
`;
}
