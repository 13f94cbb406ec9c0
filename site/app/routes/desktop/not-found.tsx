import { data } from 'react-router';

/** Spec §8: an unmatched route is a 404 that names its path. */
export function loader({ request }: { request: Request }) {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}

export { PageError as ErrorBoundary } from '../../error-page.tsx';
