import type { ChatMessage } from '@companion/ui/message-list';
import type { Feeling } from '../acting/feeling.ts';

/** What a companion feels about its reply: it is glad about a source, and puzzled when all it has is other questions. */
export function feelingAbout(
  { author, citations }: Pick<ChatMessage, 'author' | 'citations'>,
  offersQuestions: boolean,
): Feeling | undefined {
  if (author !== 'companion') return;
  if (citations?.length) return 'glad';
  return offersQuestions ? 'puzzled' : undefined;
}
