import type { Request } from '../client/request.ts';
import { indexCharacters } from '../contract/visitor.ts';

export function createVisitor(request: Request) {
  return {
    web: {
      index: {
        /** The companions of the home page. */
        characters: (signal?: AbortSignal) =>
          request({
            method: 'GET',
            path: '/api/visitor/web/index/characters',
            schema: indexCharacters,
            signal,
          }),
      },
    },
  };
}
