import { HEADER_SAFE } from '../contract/header-safe.ts';
import type { UserInfo } from '../contract/users.ts';

/** Checked by hand because every page loads this module, and the schema library is larger than it. */
export function isUserInfo(value: unknown): value is UserInfo {
  const { access_token, web_user_id } = Object(value) as Partial<UserInfo>;
  return [access_token, web_user_id].every(
    (field) => typeof field === 'string' && HEADER_SAFE.test(field),
  );
}
