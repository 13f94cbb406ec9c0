import { useHydrated } from '@companion/ui/use-hydrated';
import { useState } from 'react';

interface ServerScriptProps {
  type?: string;
  /** Set in the server's build only; browsers have no use for it. */
  code: string;
}

/**
 * A script that stands in the server's document only. Where React draws in the browser there is none: it would come
 * too late to be of use, and Trusted Types forbid our code to write code.
 */
export function ServerOnlyScript({ type, code }: ServerScriptProps) {
  const mounted = useHydrated();
  const [isServers] = useState(!mounted);
  return (
    isServers && (
      <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    )
  );
}
