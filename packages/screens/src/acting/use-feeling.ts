import { useCallback, useEffect, useState } from 'react';
import { afterwards, type Feeling } from './feeling.ts';

/** What a companion feels now, and a function that makes it feel something. */
export function useFeeling(): [feeling: Feeling | null, feel: (feeling: Feeling) => void] {
  // An object, so that the same feeling can begin again.
  const [felt, setFelt] = useState<{ feeling: Feeling | null }>({ feeling: null });
  useEffect(() => {
    if (!felt.feeling) return;
    const { feeling, afterMs } = afterwards(felt.feeling);
    const timer = window.setTimeout(() => setFelt({ feeling }), afterMs);
    return () => window.clearTimeout(timer);
  }, [felt]);
  const feel = useCallback((feeling: Feeling) => setFelt({ feeling }), []);
  return [felt.feeling, feel];
}
