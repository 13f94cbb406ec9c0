/**
 * Where Trusted Types are enforced, no text becomes a script or an element unless this lets it. What it
 * lets is React's: a document that it draws anew, because somebody changed the server's before it came,
 * has script elements that are empty, or hold the one blank that the router leaves in them.
 */
export const trustedTypesScript = `window.trustedTypes?.createPolicy('default',{createHTML:h=>h===' '||h==='<script><\\/script>'?h:null,createScript:s=>s===' '?s:null,createScriptURL:()=>null})`;
