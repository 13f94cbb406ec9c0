import * as v from 'valibot';

/** POST /api/users/verify_phone_code; the ticket is what account_delete takes. */
export const removalTicket = v.looseObject({ ticket: v.string(), expires_at: v.string() });

/** GET /api/im/get_token */
export const imToken = v.looseObject({ im_token: v.string(), expires_at: v.string() });
