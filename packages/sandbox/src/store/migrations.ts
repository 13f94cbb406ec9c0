/**
 * The schema's history: one entry per version, applied in order, never edited once released.
 * Times are ms since the epoch. Nothing that could be used to log in is stored in clear:
 * tokens as SHA-256, codes as HMAC, and the limits know phone numbers only by their HMAC.
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
];
