import type { ChatMessage } from '@companion/ui/message-list';
import type { CompanionLook, Mood } from '@companion/ui/sprite';
import { useEffect, useRef, useState } from 'react';
import { ActingSprite, type Feeling } from '../acting/index.ts';
import * as css from './chat.css.ts';
import { feelingAbout } from './feeling-about.ts';

interface ChatStageProps extends CompanionLook {
  mood: Mood;
  /** A reply is expected or growing. */
  isReplying: boolean;
  last: ChatMessage | undefined;
  /** The last reply offers questions. */
  offersQuestions: boolean;
}

/** The companion beside the messages. It is glad when the visitor arrives, and reacts to its own replies. */
export function ChatStage({ mood, isReplying, last, offersQuestions, ...look }: ChatStageProps) {
  const [cue, setCue] = useState<{ about: string; feeling: Feeling }>({
    about: 'arrival',
    feeling: 'glad',
  });
  const wasReplying = useRef(false);
  useEffect(() => {
    // Not about replies of earlier visits.
    const feeling =
      wasReplying.current && !isReplying && last && feelingAbout(last, offersQuestions);
    if (feeling) setCue({ about: last.id, feeling });
    wasReplying.current = isReplying;
  }, [isReplying, last, offersQuestions]);
  return <ActingSprite {...look} size={320} mood={mood} cue={cue} className={css.body} />;
}
