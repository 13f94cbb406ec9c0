/**
 * One entry per schema version, applied in order. A released entry is never edited.
 * Times are ms since the epoch. Nothing that allows a login is stored as plain text: tokens are
 * SHA-256 hashes, codes are HMACs, and the limits store phone numbers as HMACs.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    phone TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    seed TEXT NOT NULL,
    hue INTEGER NOT NULL,
    channel TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE codes (
    phone_key BLOB NOT NULL,
    purpose TEXT NOT NULL,
    code_mac BLOB NOT NULL,
    expires_at INTEGER NOT NULL,
    tries_left INTEGER NOT NULL,
    PRIMARY KEY (phone_key, purpose)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sends (
    bucket TEXT NOT NULL,
    bucket_key BLOB NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sends_by_bucket ON sends (bucket, bucket_key, sent_at);

  CREATE TABLE removal_tickets (
    ticket_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX removal_tickets_by_user ON removal_tickets (user_id);
  `,
  `
  CREATE TABLE content_state (hash TEXT NOT NULL) STRICT;

  CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    place INTEGER NOT NULL,
    game TEXT NOT NULL,
    facet TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX documents_by_place ON documents (kind, place);
  CREATE INDEX documents_by_game ON documents (kind, game, facet, place);

  CREATE TABLE articles (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX articles_by_game ON articles (game, number);
  -- Read as a whole at start: the facets of every article, without the articles.
  CREATE INDEX articles_by_facet ON articles (game, kind, number);

  -- One row per article and language: rowid = number * 3 + place of the language.
  CREATE VIRTUAL TABLE article_index USING fts5 (
    title, question, body, game, kind,
    content = '', contentless_delete = 1, prefix = '1',
    tokenize = 'porter unicode61 remove_diacritics 0'
  );

  -- What the search box proposes: names of games and entities, titles and questions of articles.
  CREATE TABLE proposals (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE proposal_index USING fts5 (
    text, language,
    content = '', contentless_delete = 1, prefix = '1 2',
    tokenize = 'unicode61 remove_diacritics 0'
  );

  CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    character_id TEXT NOT NULL,
    author TEXT NOT NULL CHECK (author IN ('user', 'character')),
    -- Chosen by the sender, so that a message sent twice is stored once.
    client_id TEXT,
    -- The visitor's message that this one answers.
    reply_to INTEGER,
    text TEXT NOT NULL,
    citations TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX messages_by_talk ON messages (user_id, character_id, id);
  CREATE INDEX messages_by_user ON messages (user_id, id);
  CREATE UNIQUE INDEX messages_by_client_id ON messages (user_id, client_id) WHERE client_id IS NOT NULL;
  CREATE UNIQUE INDEX messages_by_reply ON messages (user_id, reply_to) WHERE reply_to IS NOT NULL;

  CREATE TABLE quest_progress (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    quest_id TEXT NOT NULL,
    -- The scenes seen, in order, as a JSON list.
    path TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, quest_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What search shows and weighs of an article, in one language: rowid as in article_index.
  CREATE TABLE article_texts (
    number INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    folded_title TEXT NOT NULL,
    folded_question TEXT NOT NULL,
    folded_text TEXT NOT NULL
  ) STRICT;
  ALTER TABLE articles ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;

  -- Titles and questions once more: among all the words of the bodies they would be hard to find.
  CREATE VIRTUAL TABLE title_index USING fts5 (
    title, question, game, kind,
    content = '', contentless_delete = 1, prefix = '1',
    tokenize = 'porter unicode61 remove_diacritics 0'
  );

  -- A column for each language, so that the others' rows are not walked through.
  DROP TABLE proposal_index;
  CREATE VIRTUAL TABLE proposal_index USING fts5 (
    zh, en, ja,
    content = '', contentless_delete = 1, prefix = '1 2',
    tokenize = 'unicode61 remove_diacritics 0'
  );

  DELETE FROM content_state;
  `,
  `
  -- The texts of articles are joined in another way: load the content again.
  DELETE FROM content_state;
  `,
  `
  ALTER TABLE documents RENAME COLUMN place TO position;
  ALTER TABLE proposals RENAME TO suggestions;
  ALTER TABLE proposal_index RENAME TO suggestion_index;
  `,
  `
  -- Replies cite more than articles.
  UPDATE messages SET citations = (
    SELECT json_group_array(json_object('kind', 'article', 'id', value ->> 'article_id',
      'game_id', value ->> 'game_id', 'title', value ->> 'title'))
    FROM json_each(messages.citations)
  ) WHERE citations <> '[]';
  ALTER TABLE messages ADD COLUMN suggestions TEXT NOT NULL DEFAULT '[]';
  -- Why a reply is not complete.
  ALTER TABLE messages ADD COLUMN cut TEXT;

  -- What a companion remembers about a user: one value of each kind.
  CREATE TABLE memories (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    character_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, character_id, kind)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Names of games, entities and companions. folded is what a search compares, sound is the pinyin
  -- of a Chinese name and the hiragana of a Japanese one.
  CREATE TABLE names (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    folded TEXT NOT NULL,
    sound TEXT NOT NULL,
    initials TEXT NOT NULL
  ) STRICT;
  CREATE INDEX names_by_folded ON names (folded);
  CREATE INDEX names_by_sound ON names (sound);
  CREATE INDEX names_by_initials ON names (initials);
  CREATE INDEX names_by_id ON names (kind, id, language);
  CREATE VIRTUAL TABLE name_grams USING fts5 (
    folded, sound, content = 'names', content_rowid = 'number', tokenize = 'trigram'
  );

  -- Words of titles, questions and names, for the correction of wrong letters.
  CREATE TABLE vocabulary (
    number INTEGER PRIMARY KEY,
    word TEXT NOT NULL UNIQUE,
    count INTEGER NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE word_grams USING fts5 (
    word, content = 'vocabulary', content_rowid = 'number', tokenize = 'trigram'
  );

  -- Pinyin and hiragana of titles and questions: rowid as in article_index.
  CREATE VIRTUAL TABLE sound_index USING fts5 (
    sound, content = '', contentless_delete = 1, tokenize = 'trigram'
  );

  -- The entities of an article are tokens of the index.
  DROP TABLE article_index;
  CREATE VIRTUAL TABLE article_index USING fts5 (
    title, question, body, game, kind, entities,
    content = '', contentless_delete = 1, prefix = '1',
    tokenize = 'porter unicode61 remove_diacritics 0'
  );
  DROP TABLE title_index;
  CREATE VIRTUAL TABLE title_index USING fts5 (
    title, question, game, kind, entities,
    content = '', contentless_delete = 1, prefix = '1',
    tokenize = 'porter unicode61 remove_diacritics 0'
  );
  DELETE FROM content_state;
  `,
  `
  -- The last decision of a user about each item that can be kept.
  CREATE TABLE shelves (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    kept INTEGER NOT NULL,
    -- ISO 8601, always of the same length.
    at TEXT NOT NULL,
    PRIMARY KEY (user_id, kind, id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Messages without a login, each with its reply. They wait a day for a login.
  CREATE TABLE guest_turns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guest_hash BLOB NOT NULL,
    character_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    -- Whether the message is one of those that a guest has.
    counts INTEGER NOT NULL,
    reply TEXT NOT NULL,
    citations TEXT NOT NULL,
    suggestions TEXT NOT NULL,
    -- What the companion learned about the visitor, as a JSON list of pairs.
    learned TEXT NOT NULL,
    UNIQUE (guest_hash, client_id)
  ) STRICT;
  CREATE INDEX guest_turns_by_age ON guest_turns (sent_at);
  `,
  `
  -- The newest message of each talk that the user has seen.
  CREATE TABLE talk_reads (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    character_id TEXT NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, character_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A reply can take the place of an earlier one, whose id it keeps.
  ALTER TABLE messages ADD COLUMN replaces INTEGER;
  ALTER TABLE messages ADD COLUMN can_regenerate INTEGER NOT NULL DEFAULT 0;
  -- Sources of all answers to the same message, as a JSON list.
  ALTER TABLE messages ADD COLUMN tried TEXT NOT NULL DEFAULT '[]';
  `,
];
