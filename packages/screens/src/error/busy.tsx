import { Logo } from '@companion/ui/logo';
import * as css from './error.css.ts';
import { ErrorScreen } from './error.tsx';

/** Error page of a 429, in place of any page. It needs no script: its retry is a link to the same address. */
export function BusyScreen({ homeHref }: { homeHref: string }) {
  return (
    <>
      <header className={css.top}>
        <Logo href={homeHref} />
      </header>
      <ErrorScreen status={429} homeHref={homeHref} retryHref="" />
    </>
  );
}
