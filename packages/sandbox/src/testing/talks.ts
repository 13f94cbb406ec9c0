import type { Message } from '@companion/sdk/contract';
import { parseContent, readSources } from '../content/load.ts';
import type { LanguageModel } from '../replies/language-model.ts';
import { createReplies } from '../replies/replies.ts';
import { createSearch } from '../search/search.ts';
import { openDatabase } from '../store/database.ts';
import { createLibrary } from '../store/library.ts';
import { storeContent } from '../store/seed-content.ts';

/** The real content. Replies only read it, so all talks share it: to store it takes a second. */
let stored: ReturnType<typeof store> | undefined;
function store() {
  const { content } = parseContent(readSources());
  const database = openDatabase(':memory:');
  storeContent(database, 'content', () => content);
  return { content, library: createLibrary(database), search: createSearch(database) };
}

/** A message of a visitor. What only its storage needs is empty. */
export const visitorMessage = (text: string): Message => ({
  id: '1',
  character_id: '',
  author: 'user',
  text,
  citations: [],
  sent_at: '',
});

/** The companions' answers over the real content, at once. */
export function createTestTalks(model: LanguageModel | null = null) {
  stored ??= store();
  const { content, library, search } = stored;
  const logged: string[] = [];
  const replies = createReplies(
    library,
    search,
    (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    { pace: async () => undefined, model },
  );
  return { content, library, replies, logged };
}
