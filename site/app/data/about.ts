import { about } from 'virtual:documents';
import type { LoaderFunctionArgs } from 'react-router';
import { parsePath } from '../routes/paths.ts';

export const loadAbout = ({ url }: LoaderFunctionArgs) => ({
  about: about[parsePath(url.pathname).locale],
});
