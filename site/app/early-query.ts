/** React has the page, and gives each link its query (head-scripts/early-query.ts). */
export function endEarlyQuery(): void {
  removeEventListener('click', window.earlyQuery, true);
  removeEventListener('formdata', window.earlyQuery);
}
