import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useText } from '../../i18n/messages-provider.tsx';
import { CircleExclamationPoint } from '../../primitives/icon/icons.generated.tsx';
import type { LoginActor } from '../login-machine/login-actor.ts';
import { failureText } from './failure-text.ts';
import * as css from './login-dialog.css.ts';
import { loginMessages } from './messages.ts';

/** The last failure, until the next action of the visitor. Not a live region: its toast is announced. */
export const LoginFailureNote = memo(function LoginFailureNote({
  actor,
  id,
}: {
  actor: LoginActor;
  id: string;
}) {
  const text = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  return (
    <div id={id} className={css.failure} data-part="failure">
      <CircleExclamationPoint size={18} className={css.failureMark} />
      <p className={css.failureText}>
        <span>{failureText(failure, text)}</span>
        {failure.act !== 'captcha' && failure.unreachable && (
          <span className={css.failureCause}>{text(loginMessages.unreachable)}</span>
        )}
      </p>
    </div>
  );
});
