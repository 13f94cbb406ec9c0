/**
 * The browser of all checks. On Linux x64 it is the Chromium of `@sparticuz/chromium` with fonts from
 * packages, so texts are drawn alike on every machine. Elsewhere it is the installed Chrome.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';

const root = path.resolve(import.meta.dirname, '..');

/** Whether the packaged Chromium runs here. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/** Limit for the start of a browser, ms. Long: machines are busy. */
const timeout = 120_000;

export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (!isPackaged) return { channel: 'chrome', timeout };
  const home = await unpackChromium();
  return {
    executablePath: path.join(home, 'chromium'),
    timeout,
    args: [
      '--no-sandbox',
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
  try {
    await make(partial);
  } catch (error) {
    rmSync(partial, { recursive: true });
    throw error;
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) throw error; // another process was first
  }
  return folder;
}

/**
 * Unpacks the packaged Chromium once per version. All Hanzi and kana are in one font, as on real devices: of a
 * font in two hundred slices, Chromium asks every slice for every page, which costs more than the page. Arimo
 * has the measures of Arial, which every device has: pages show it until their font has come.
 */
function unpackChromium(): Promise<string> {
  const chromium = installed('@sparticuz/chromium');
  const hanzi = installed('@expo-google-fonts/noto-sans-sc');
  const arial = installed('@expo-google-fonts/arimo');
  const home = path.join(
    root,
    'node_modules/.cache/companion-browser',
    [chromium, hanzi, arial].map(({ version }) => version).join('-'),
  );
  return madeOnce(home, async (partial) => {
    const { inflate } = await import('@sparticuz/chromium');
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = partial; // `inflate` unpacks into the system's temporary folder
    try {
      if (tmpdir() !== partial) throw new Error(`TMPDIR is ignored: ${tmpdir()}`);
      for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
        await inflate(path.join(chromium.folder, 'bin', archive));
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    writeFileSync(
      path.join(partial, 'fonts.conf'),
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <dir>${hanzi.folder}</dir>
  <dir>${path.join(arial.folder, '400Regular')}</dir>
  <cachedir>${path.join(home, 'fontconfig')}</cachedir>
</fontconfig>
`,
    );
  });
}

function installed(name: string): { folder: string; version: string } {
  const folder = path.join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version };
}
