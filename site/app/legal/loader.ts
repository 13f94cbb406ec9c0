import type { LoaderFunctionArgs } from 'react-router';
import { type Locale, parsePath } from '../paths.ts';
import { parseLegal } from './parse.ts';

/** Sends the document in the language of the address; the others stay on the server. */
export const legalLoader =
  (sources: Record<Locale, string>) =>
  ({ request }: LoaderFunctionArgs) =>
    parseLegal(sources[parsePath(new URL(request.url).pathname).locale]);
