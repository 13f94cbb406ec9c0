import { useEffect, useRef, useState } from 'react';
import type { ChatPageProps } from './chat-page.tsx';

interface DraftOptions extends Pick<ChatPageProps, 'session' | 'account' | 'storage'> {
  companionId: string;
}

/** The text in the field. It is stored, and read in the browser: the server's page is the same for all visitors. */
export function useDraft({ companionId, session, account, storage }: DraftOptions) {
  const [text, setText] = useState('');
  const isRead = useRef(false);
  useEffect(() => {
    setText(storage.readDraft(companionId));
    isRead.current = true;
    return () => {
      isRead.current = false;
    };
  }, [companionId, storage]);

  const writer = useRef(account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a logout (`session`) clears the stored draft
  useEffect(() => {
    // Text of a logged-out visitor stays for the login. Text of an account goes with it.
    if (writer.current !== null) setText(storage.readDraft(companionId));
    writer.current = account;
  }, [companionId, account, session, storage]);

  const keep = (changed: string) => {
    setText(changed);
    storage.writeDraft(companionId, changed);
  };
  return {
    text,
    // What was typed before hydration comes first. It must not take the place of a draft that nobody has seen yet.
    change: (typed: string) =>
      keep(isRead.current ? typed : withLines(storage.readDraft(companionId), typed)),
    /** Puts a message that was not taken before what is written by now. */
    putBack: (unsent: string) => {
      const written = storage.readDraft(companionId);
      keep(written === '' ? unsent : `${unsent}\n${written}`);
    },
  };
}

/** Adds lines to a draft, unless it has them: some browsers restore a part of it by themselves. */
const withLines = (draft: string, text: string): string => {
  if (draft === '') return text;
  return `\n${draft}\n`.includes(`\n${text}\n`) ? draft : `${draft}\n${text}`;
};
