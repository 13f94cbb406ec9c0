import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';

// Without a component: what surrounds the pages is in the route of their language, so that it stays when a page fails.
export { PageError as ErrorBoundary } from '../shell/error-page.tsx';

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];
