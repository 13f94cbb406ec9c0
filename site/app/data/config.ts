/** Configuration that the server sends to the browser. It is read at run time, never built in. */
export interface PublicConfig {
  /** Base address of the API; empty: the site's own origin. */
  apiBase: string;
  /** GeeTest captcha id; without one the sandbox's slider is the captcha. */
  captchaId?: string | undefined;
  /** DataFinder app id. */
  analyticsAppId?: number | undefined;
  /** OpenInstall app key. */
  openInstallKey?: string | undefined;
  /** Address that answers `{ "ip": … }`. */
  ipLookupUrl?: string | undefined;
  /** Address of another film of the product (spec §2). */
  promoVideo?: string | undefined;
  /** Id of the running build (docs/contract.md: `GET /builds/latest.json`). */
  build: string;
  /** Public origin for canonical links; without one the site is not to be indexed. */
  siteOrigin?: string | undefined;
}
