import { useState } from 'react';
import { useMounted } from './use-mounted.ts';

interface ServerScriptProps {
  type?: string;
  /** Of the server's build; a browser's has no use for it. */
  code: string;
}

/**
 * A script that stands in the server's document. Where React draws anew there is none: it would come
 * too late to run or to be found, and no code of ours may write code (`trusted-types.ts`).
 */
export function ServerScript({ type, code }: ServerScriptProps) {
  const mounted = useMounted();
  const [isServers] = useState(!mounted);
  return (
    isServers && (
      <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    )
  );
}
