import type { ReactNode } from 'react';
import { Page } from '../../src/internal/testing/frame.tsx';
import { DesktopHeader } from '../../src/patterns/desktop-header/index.ts';

/** A page with a header and text. It is rendered before the measurement. */
export const Shell = ({ onLogin, children }: { onLogin?: () => void; children?: ReactNode }) => (
  <Page>
    <DesktopHeader
      path="/"
      session={{ state: 'out' }}
      social={[]}
      onSearch={() => undefined}
      onLogin={() => onLogin?.()}
    />
    {children}
  </Page>
);
