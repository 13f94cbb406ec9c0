import { type CitedArticleProps, CitedArticle as Pane } from '@companion/screens/reading';
import { article } from '@companion/sdk/contract';
import * as v from 'valibot';
import { client } from '../session/client.ts';
import { withLateTexts } from './late-texts.tsx';

const load: CitedArticleProps['load'] = async (id, signal) => {
  const { visitor } = await client();
  return v.parse(article, await visitor.game.knowledge.article({ id }, { signal }));
};

const CitedArticle = (props: Omit<CitedArticleProps, 'load'>) => <Pane {...props} load={load} />;

export default withLateTexts(CitedArticle);
