import { createContext } from 'react';

/** Marks the inline scripts of a render as the site's own, for its policy. Not in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
