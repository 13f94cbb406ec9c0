/** What runs in the document's head, in this order: one inline script (`app/before-paint.ts`). */
import './trusted-types.ts';
import './preferences.ts';
import './after-paint.ts';
import './wake.ts';
import './early-press.ts';
import './early-query.ts';
import './reload-on-failure.ts';
