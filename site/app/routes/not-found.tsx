import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../data/loader-context.ts';

export function loader({ url }: LoaderFunctionArgs) {
  throw notFound(url);
}

export default function NotFound() {
  return null;
}
