/** The inline script of the document's head, in this order. */
import './trusted-types.ts';
import './memory-storage.ts';
import './preferences.ts';
import './pause-offscreen.ts';
import './before-hydration.ts';
import './reload-on-failure.ts';
