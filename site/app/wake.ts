/**
 * Runs in the head. The server's companions sleep while the page is first drawn, and many of them may
 * have their code only after the visitor's first act: those on the screen wake once it is painted.
 */
export const wakeScript = `addEventListener('DOMContentLoaded',()=>painted.then(()=>{const seen=new IntersectionObserver(all=>{for(const{target,isIntersecting}of all)target.dataset.awake=isIntersecting});for(const body of document.querySelectorAll('[data-awake]'))seen.observe(body)}))`;
