import { useServerRendered } from './use-server-rendered.ts';

interface ServerScriptProps {
  type?: string;
  /** Set in the server's build only; browsers have no use for it. */
  code: string;
}

/**
 * A script in the server's document. React renders none in the browser: it would run too late, and Trusted Types forbid
 * it.
 */
export function ServerOnlyScript({ type, code }: ServerScriptProps) {
  return (
    useServerRendered() && (
      <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    )
  );
}
