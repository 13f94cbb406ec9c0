const keyOf = (companionId: string) => `companion-draft-${companionId}`;

/** What was written and not sent: it survives a login and a reload (decisions.md, trap 8). */
export const chatDraft = {
  /** Puts words after what was written, if they are not in it. */
  add(companionId: string, words: string): void {
    const written = chatDraft.read(companionId);
    if (written.includes(words)) return;
    chatDraft.write(companionId, written === '' ? words : `${written}\n${words}`);
  },
  read(companionId: string): string {
    try {
      return sessionStorage.getItem(keyOf(companionId)) ?? '';
    } catch {
      return '';
    }
  },
  write(companionId: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(companionId));
      else sessionStorage.setItem(keyOf(companionId), text);
    } catch {
      // It lasts for this page.
    }
  },
};
