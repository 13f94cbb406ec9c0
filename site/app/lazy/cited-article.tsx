import { type CitedArticleProps, CitedArticle as Pane } from '@companion/screens/reading';
import { withLateTexts } from './late-texts.tsx';
import { validatedCall } from './validated-call.ts';

const load: CitedArticleProps['load'] = (id, signal) =>
  validatedCall('article', ({ visitor }) => visitor.game.knowledge.article({ id }, { signal }));

const CitedArticle = (props: Omit<CitedArticleProps, 'load'>) => <Pane {...props} load={load} />;

export default withLateTexts(CitedArticle);
