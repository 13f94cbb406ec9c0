import { randomBytes, randomInt } from 'node:crypto';
import type { Language, Localised } from '../http/language.ts';
import type { Database } from '../store/database.ts';

export interface User {
  id: string;
  phone: string;
  name: string;
  /** Seed of the user's sprite. */
  seed: string;
  /** 0–359 */
  hue: number;
  channel: string;
  created_at: number;
}

export interface Users {
  /** The user of this number. The first login creates the user with a name in this language. */
  findOrCreate(phone: string, channel: string, language: Language): User;
  /** Deletes the user and, by cascading foreign keys, their rows in all tables. */
  remove(id: string): void;
  clear(): void;
}

const firstNames: Localised<readonly string[]> = {
  zh: ['夜灯', '晚风', '星屑', '小径', '浅滩', '薄荷', '回声', '纸船', '远山', '砂砾'],
  en: ['Lamplight', 'Breeze', 'Stardust', 'Footpath', 'Shoal', 'Mint', 'Echo', 'Hilltop', 'Pebble'],
  ja: ['夜灯', '夕風', '星屑', '小径', '浅瀬', '薄荷', 'こだま', '紙舟', '遠山', '砂粒'],
};
const lastNames: Localised<readonly string[]> = {
  zh: ['旅人', '领航员', '守夜人', '收藏家', '新手', '拾贝人', '信使', '听众', '棋手'],
  en: ['Traveller', 'Navigator', 'Lookout', 'Collector', 'Rookie', 'Courier', 'Listener'],
  ja: ['旅人', '航海士', '夜番', '収集家', '新人', '伝令', '聞き手', '棋士'],
};
const fullName: Localised<(first: string, last: string, number: number) => string> = {
  zh: (first, last, number) => `${first}${last}${number}`,
  en: (first, last, number) => `${first} ${last} ${number}`,
  ja: (first, last, number) => `${first}の${last}${number}`,
};

export function createUsers(database: Database, now: () => number): Users {
  const byPhone = database.query<User, [string]>('SELECT * FROM users WHERE phone = ?');
  const add = database.query<never, [string, string, string, string, number, string, number]>(
    'INSERT INTO users (id, phone, name, seed, hue, channel, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const remove = database.query<never, [string]>('DELETE FROM users WHERE id = ?');
  const clear = database.query<never>('DELETE FROM users');

  return {
    findOrCreate(phone, channel, language) {
      const known = byPhone.get(phone);
      if (known) return known;
      const user: User = {
        id: String(randomInt(10 ** 11, 10 ** 12)),
        phone,
        name: fullName[language](
          pick(firstNames[language]),
          pick(lastNames[language]),
          randomInt(10, 100),
        ),
        seed: randomBytes(6).toString('hex'),
        hue: randomInt(360),
        channel,
        created_at: now(),
      };
      add.run(user.id, phone, user.name, user.seed, user.hue, channel, user.created_at);
      return user;
    },
    remove: (id) => void remove.run(id),
    clear: () => void clear.run(),
  };
}

function pick(names: readonly string[]): string {
  return names[randomInt(names.length)] ?? '';
}
