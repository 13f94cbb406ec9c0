import type { MiddlewareFunction } from 'react-router';
import { useParams } from 'react-router';
import { readLegalLeaf } from '../legal-leaf.ts';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';
import DesktopLayout, { ErrorBoundary as DesktopError } from './desktop/layout.tsx';
import LegalLayout, { ErrorBoundary as LegalError } from './legal-layout.tsx';

/** A legal document knows no device; any other single word is a desktop page that does not exist. */
const unlessLegal =
  <Result,>(check: MiddlewareFunction<Result>): MiddlewareFunction<Result> =>
  (args, next) =>
    readLegalLeaf(args.params['leaf'] ?? '') ? next() : check(args, next);

export const middleware = [unlessLegal(checkDeviceOnServer)];
export const clientMiddleware = [unlessLegal(checkDeviceInBrowser)];

const useIsLegal = () => readLegalLeaf(useParams()['leaf'] ?? '') !== null;

export default function LeafLayout() {
  return useIsLegal() ? <LegalLayout /> : <DesktopLayout />;
}

export function ErrorBoundary() {
  return useIsLegal() ? <LegalError /> : <DesktopError />;
}
