import type { MiddlewareFunction } from 'react-router';
import { useParams } from 'react-router';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';
import DesktopLayout, { ErrorBoundary as DesktopError } from './desktop/layout.tsx';
import LegalLayout, { ErrorBoundary as LegalError } from './legal-layout.tsx';
import { readLegalSegment } from './segments/legal-segment.ts';

/** A legal document has no device check (spec §2); any other single segment is a desktop page that does not exist. */
const unlessLegal =
  <Result,>(check: MiddlewareFunction<Result>): MiddlewareFunction<Result> =>
  (args, next) =>
    readLegalSegment(args.params['segment'] ?? '') ? next() : check(args, next);

export const middleware = [unlessLegal(checkDeviceOnServer)];
export const clientMiddleware = [unlessLegal(checkDeviceInBrowser)];

const useIsLegal = () => readLegalSegment(useParams()['segment'] ?? '') !== null;

export default function SegmentLayout() {
  return useIsLegal() ? <LegalLayout /> : <DesktopLayout />;
}

export function ErrorBoundary() {
  return useIsLegal() ? <LegalError /> : <DesktopError />;
}
