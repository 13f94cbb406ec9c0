const keyOf = (characterId: string) => `companion-draft-${characterId}`;

/** What was written and not sent: it survives a login and a reload (decisions.md, trap 8). */
export const chatDraft = {
  /** Puts words after what was written, if they are not in it. */
  add(characterId: string, words: string): void {
    const written = chatDraft.read(characterId);
    if (written.includes(words)) return;
    chatDraft.write(characterId, written === '' ? words : `${written}\n${words}`);
  },
  read(characterId: string): string {
    try {
      return sessionStorage.getItem(keyOf(characterId)) ?? '';
    } catch {
      return '';
    }
  },
  write(characterId: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(characterId));
      else sessionStorage.setItem(keyOf(characterId), text);
    } catch {
      // It lasts for this page.
    }
  },
};
