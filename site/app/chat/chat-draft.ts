const keyOf = (characterId: string) => `companion-draft-${characterId}`;

/** What was written and not sent: it survives a login and a reload (decisions.md, trap 8). */
export const chatDraft = {
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
