import { createSessionStore } from '@companion/sdk';

/** The one shared state (architecture.md). On a server nobody is ever logged in. */
export const session = createSessionStore();

/** Who is logged in at this moment, in this tab or another. */
export const userIdNow = (): string | undefined => session.getSnapshot().userInfo?.web_user_id;
