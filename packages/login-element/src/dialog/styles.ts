import login from '@companion/ui/login-dialog.css';
import theme from '@companion/ui/theme-scope.css';

/**
 * Protects against the page: its rules for the host element, and what it would inherit. Custom properties stay. The host
 * takes no room, and has no stacking context: the captcha of a vendor can cover the dialog.
 */
const reset =
  ':host{all:initial!important;display:block!important;position:absolute!important;inset:0 auto auto 0!important}';

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of the shadow roots. An adopted one needs no permission of a Content-Security-Policy. */
export function styles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(login + theme + reset);
  return sheet;
}
