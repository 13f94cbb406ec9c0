import { type CitedArticleProps, CitedArticle as Pane } from '@companion/screens/reading';
import { article } from '@companion/sdk/contract';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useClient } from '../session/use-client.ts';
import { LateTexts } from './late-texts.tsx';

export default function CitedArticle(props: Omit<CitedArticleProps, 'load'>) {
  const client = useClient();
  const load = useCallback<CitedArticleProps['load']>(
    async (id, signal) => {
      const { visitor } = await client();
      return v.parse(article, await visitor.game.knowledge.article({ id }, { signal }));
    },
    [client],
  );
  return (
    <LateTexts>
      <Pane {...props} load={load} />
    </LateTexts>
  );
}
