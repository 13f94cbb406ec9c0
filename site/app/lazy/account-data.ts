import type { Client } from '@companion/sdk';
import { readAccountData } from '@companion/sdk/account';
import { saveFile } from './save-file.ts';

export { countAccountData } from '@companion/sdk/account';

/** Saves all that is stored about the user as a file. Returns its name. */
export async function saveAccountData(client: Client): Promise<string> {
  const data = await readAccountData(client);
  const file = `companion-${data.exported_at.slice(0, 10)}.json`;
  saveFile(file, 'application/json', JSON.stringify(data, null, 2));
  return file;
}
