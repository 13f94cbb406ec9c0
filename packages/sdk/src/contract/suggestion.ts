import * as v from 'valibot';
import { suggestionKinds } from './constants.ts';
import { id, list, name, some, text } from './lenient.ts';
import { highlight } from './prose.ts';

export const suggestion = v.object({
  kind: v.picklist(suggestionKinds),
  id,
  game_id: text,
  text: name,
  ranges: some(highlight),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** GET /api/visitor/game/knowledge/search?keyword=…&suggest=1 */
export const knowledgeSuggestions = v.object({ suggestions: list(suggestion) });
