import type { ReactNode } from 'react';
import { Page } from '../../src/internal/testing/frame.tsx';
import { navigation } from '../../src/internal/testing/navigation.ts';
import { DesktopHeader } from '../../src/patterns/desktop-header/index.ts';

/** A page with a header and text. It is rendered before the measurement. */
export const Shell = ({ onLogin, children }: { onLogin?: () => void; children?: ReactNode }) => (
  <Page>
    <DesktopHeader
      items={navigation('/')}
      search={{ placeholder: '搜索游戏', onSearch: () => undefined }}
      session={{ state: 'out' }}
      profileHref="/profile"
      onLogin={() => onLogin?.()}
    />
    {children}
  </Page>
);
