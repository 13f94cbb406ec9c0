import type { ReactNode } from 'react';
import { type SessionSource, useSession } from './use-session.ts';

export interface LoggedInProps {
  /** The session store of the page. Create it once, outside of components. */
  store: SessionSource<{ readonly web_user_id: string }>;
  /** For a user who is logged in. */
  children: ReactNode;
  /** For a visitor who is not, such as a login button. Default: nothing. */
  fallback?: ReactNode | undefined;
  /** On a server and during hydration, such as a skeleton. Default: nothing. */
  pending?: ReactNode | undefined;
}

/**
 * Shows its children to a user who is logged in. It hides parts and protects nothing: the backend decides what a user may
 * read.
 */
export function LoggedIn({ store, children, fallback, pending }: LoggedInProps) {
  const { state } = useSession(store);
  return { in: children, out: fallback, unknown: pending }[state];
}
