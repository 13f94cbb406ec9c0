/** `rel` of a script's link until the page is painted, then `modulepreload`. React Router's own links are patched to it. */
export const AFTER_PAINT = 'modulepreload-after-paint';

/**
 * Runs in the head. The server's page is whole without code, so what draws it has the network and the
 * processor first; `window.painted` is awaited by the script that starts the router. A hidden tab, which
 * paints nothing, waits for nothing.
 */
export const afterPaintScript = `window.painted=new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r))).then(()=>{for(const l of document.querySelectorAll('link[rel=${AFTER_PAINT}]'))l.rel='modulepreload'})`;
