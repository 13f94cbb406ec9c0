import type { ReactNode } from 'react';
import { DesktopHeader } from '../../src/desktop-header/index.ts';
import { Page } from '../../src/testing/frame.tsx';

/** A page as visitors have it: its header and its words are there before what is measured comes. */
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
