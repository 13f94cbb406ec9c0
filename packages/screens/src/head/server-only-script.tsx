import { useServerRendered } from './use-server-rendered.ts';

interface ServerScriptProps {
  type?: string;
  /** Set in the server's build only; browsers have no use for it. */
  code: string;
  /** Without one the page's policy does not let it run. */
  nonce?: string | undefined;
}

/**
 * A script in the server's document. React renders none in the browser: it would run too late, and Trusted Types forbid
 * it.
 */
export function ServerOnlyScript({ type, code, nonce }: ServerScriptProps) {
  return (
    useServerRendered() && (
      <script
        type={type}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: code }}
      />
    )
  );
}
