import { legalNames, parsePath } from '@companion/screens/paths';
import { type MiddlewareFunction, useLocation } from 'react-router';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';
import DesktopLayout, { ErrorBoundary as DesktopError } from './desktop-layout.tsx';
import LegalLayout, { ErrorBoundary as LegalError } from './legal-layout.tsx';

const isLegal = ({ pathname }: { pathname: string }) => {
  const { segments, locale } = parsePath(pathname);
  return legalNames(segments.join('/'), locale).length > 0;
};

/** Legal documents have no device check (spec §2). Any other single segment is a desktop page that does not exist. */
const unlessLegal =
  <Result,>(check: MiddlewareFunction<Result>): MiddlewareFunction<Result> =>
  (args, next) =>
    isLegal(args.url) ? next() : check(args, next);

export const middleware = [unlessLegal(checkDeviceOnServer)];
export const clientMiddleware = [unlessLegal(checkDeviceInBrowser)];

export default function SegmentLayout() {
  return isLegal(useLocation()) ? <LegalLayout /> : <DesktopLayout />;
}

export function ErrorBoundary() {
  return isLegal(useLocation()) ? <LegalError /> : <DesktopError />;
}
