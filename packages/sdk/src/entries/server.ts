export { checkSession } from '../session/check-session.ts';
export { sessionScript } from '../session/handed-session.ts';
