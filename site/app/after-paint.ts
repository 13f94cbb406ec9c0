/** `rel` of a script's link until the page is painted, then `modulepreload`. React Router's own links are patched to it. */
export const AFTER_PAINT = 'modulepreload-after-paint';

/** A browser that has not told of its first paint so long after the first frame will not tell of it, ms. */
const TOLD_WITHIN_MS = 1000;

/**
 * Runs in the head. The server's page is whole without code, so what draws it has the network and the
 * processor first, until it is on the screen; `window.painted` is awaited by the script that starts the
 * router. A hidden tab, which paints nothing, waits for nothing.
 */
export const afterPaintScript = `window.painted=new Promise(r=>{if(document.hidden)return r();new PerformanceObserver(r).observe({type:'paint',buffered:true});requestAnimationFrame(()=>setTimeout(r,${TOLD_WITHIN_MS}))}).then(()=>{for(const l of document.querySelectorAll('link[rel=${AFTER_PAINT}]'))l.rel='modulepreload'})`;
