import type { Citation, Message } from '@companion/sdk/contract';

/** A row of the table of messages. */
export interface MessageRow {
  id: number;
  character_id: string;
  author: 'user' | 'character';
  client_id: string | null;
  text: string;
  citations: string;
  suggestions: string;
  cut: string | null;
  can_regenerate: number;
  replaces: number | null;
  sent_at: number;
}

/** The columns of a `MessageRow`. */
export const COLUMNS =
  'id, character_id, author, client_id, text, citations, suggestions, cut, can_regenerate, replaces, sent_at';

export function toWire(row: MessageRow): Message {
  return {
    id: String(row.id),
    character_id: row.character_id,
    author: row.author,
    ...(row.client_id !== null && { client_id: row.client_id }),
    text: row.text,
    citations: row.citations === '[]' ? [] : (JSON.parse(row.citations) as Citation[]),
    ...(row.suggestions !== '[]' && { suggestions: JSON.parse(row.suggestions) as string[] }),
    ...(row.cut !== null && { cut: row.cut as NonNullable<Message['cut']> }),
    ...(row.can_regenerate === 1 && { can_regenerate: true }),
    ...(row.replaces !== null && { replaces: String(row.replaces) }),
    sent_at: new Date(row.sent_at).toISOString(),
  };
}
