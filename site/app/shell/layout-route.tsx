import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageError } from './error-page.tsx';

/** A layout route: `Frame` surrounds its pages and its error page. */
export const layoutRoute = (Frame: ComponentType<{ children: ReactNode }>) => ({
  Layout: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  ErrorBoundary: () => (
    <Frame>
      <PageError />
    </Frame>
  ),
});
