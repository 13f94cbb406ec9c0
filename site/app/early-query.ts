declare global {
  interface Window {
    earlyQuery: (event: Event) => void;
  }
}

/**
 * Runs in the head. Until React has the page its links and forms are the browser's own, which carry no
 * query on: what is followed or sent is given it before (spec §2), so that a channel outlives a slow
 * phone. Of a search only the new words go with a form.
 */
export const earlyQueryScript = `addEventListener('click',window.earlyQuery=e=>{const form=e.formData,link=form?null:e.target.closest('a[href^="/"]'),url=link&&new URL(link.href),query=form||url?.searchParams;if(!query)return;for(const[name,value]of[...new URLSearchParams(location.search)].filter(([name])=>!query.has(name)&&!(form&&name.startsWith('search'))))query.append(name,value);if(link)link.href=url},true);addEventListener('formdata',earlyQuery)`;

/** React has the page, and gives each link its query. */
export function endEarlyQuery(): void {
  removeEventListener('click', window.earlyQuery, true);
  removeEventListener('formdata', window.earlyQuery);
}
