export { LoggedIn, type LoggedInProps } from './logged-in.tsx';
export { type Session, type SessionSource, useSession } from './use-session.ts';
