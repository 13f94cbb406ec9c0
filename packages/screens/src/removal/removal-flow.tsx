import { Button } from '@companion/ui/button';
import { CodeField } from '@companion/ui/code-field';
import { serverMessage } from '@companion/ui/login-machine';
import { CODE_LENGTH } from '@companion/ui/phone';
import { Sprite } from '@companion/ui/sprite';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { laoTang } from '../layout/cast.ts';
import { removalFlowMessages as messages } from './late-messages.ts';
import * as css from './removal.css.ts';
import { type RemovalCounts, type RemovalServices, removalMachine } from './removal-machine.ts';

export interface RemovalFlowProps {
  services: RemovalServices;
  /** The visitor cancels. */
  onKeep: () => void;
  /** The account is removed. */
  onRemoved: () => void;
}

/** The steps of the account removal: what is lost, a code, the confirmation. */
export function RemovalFlow({ services, onKeep, onRemoved }: RemovalFlowProps) {
  const { formatMessage } = useIntl();
  const [snapshot, send] = useMachine(removalMachine, { input: { services } });
  const { code, failure, secondsLeft: wait } = snapshot.context;
  const removed = snapshot.matches('removed');
  useEffect(() => {
    if (removed) onRemoved();
  }, [removed, onRemoved]);

  const busy = snapshot.hasTag('busy');
  const explaining = snapshot.hasTag('explaining');
  const entering = snapshot.hasTag('entering');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({
      type: explaining ? 'code.requested' : entering ? 'code.submitted' : 'confirmed',
    });
  };

  return (
    <form className={css.flow} onSubmit={submit}>
      <div className={css.who} aria-hidden="true">
        <Sprite {...laoTang} size={96} mood={entering ? 'thinking' : 'sad'} />
      </div>
      <div className={css.words}>
        {/* Always rendered: a live region must exist before its text. */}
        <p role="status" className={css.sent}>
          {entering && (
            // Hidden while a new code is sent, so that it is announced again.
            <span className={snapshot.matches('resending') ? css.unsaid : undefined}>
              {formatMessage(messages.sent)}
            </span>
          )}
        </p>
        {explaining && (
          <>
            <p>{formatMessage(messages.warning)}</p>
            <Losses count={services.count} />
            <p className={css.hint}>{formatMessage(messages.exportHint)}</p>
          </>
        )}
        {entering && (
          <CodeField
            label={formatMessage(messages.code)}
            autoFocus
            value={code}
            readOnly={snapshot.matches('verifying')}
            onValueChange={(value) => send({ type: 'code.changed', value })}
            trailing={
              <Button
                size="s"
                tone="quiet"
                aria-disabled={wait > 0}
                onClick={() => send({ type: 'code.requested' })}
              >
                {wait > 0
                  ? formatMessage(messages.resendIn, { n: wait })
                  : formatMessage(messages.resend)}
              </Button>
            }
          />
        )}
        {snapshot.hasTag('confirming') && (
          // The focused field was removed. The button is not focused: a second Enter would press it.
          <p ref={takeFocus} className={css.last} tabIndex={-1}>
            {formatMessage(messages.last)}
          </p>
        )}
      </div>
      <p className={css.failure} role="alert">
        {failure !== undefined && (serverMessage(failure) ?? formatMessage(messages.failed))}
      </p>
      <div className={css.acts}>
        <Button
          tone="quiet"
          aria-disabled={removed || snapshot.matches('removing')}
          onClick={onKeep}
        >
          {formatMessage(messages.keep)}
        </Button>
        {explaining ? (
          <Button type="submit" loading={busy} aria-disabled={wait > 0}>
            {wait > 0
              ? formatMessage(messages.resendIn, { n: wait })
              : formatMessage(messages.sendCode)}
          </Button>
        ) : entering ? (
          <Button type="submit" loading={busy} aria-disabled={code.length < CODE_LENGTH}>
            {formatMessage(messages.next)}
          </Button>
        ) : (
          <Button type="submit" tone="danger" loading={busy}>
            {formatMessage(messages.confirm)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Ref that focuses the element on mount. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What is lost with the account, with numbers once they are known. What it does not hold is left out. */
function Losses({ count }: { count: RemovalServices['count'] }) {
  const { formatMessage } = useIntl();
  const [counts, setCounts] = useState<RemovalCounts>();
  useEffect(() => {
    const controller = new AbortController();
    count?.(controller.signal).then(
      (counted) => {
        if (!controller.signal.aborted) setCounts(counted);
      },
      // The list without numbers stays; the client logs the failure.
      () => {},
    );
    return () => controller.abort();
  }, [count]);
  return (
    <ul className={css.losses}>
      {counts?.messages !== 0 && (
        <li>{formatMessage(counts ? messages.talksCounted : messages.loss1, { ...counts })}</li>
      )}
      {counts?.stories !== 0 && (
        <li>{formatMessage(counts ? messages.storiesCounted : messages.loss2, { ...counts })}</li>
      )}
      {counts?.kept !== 0 && (
        <li>{formatMessage(counts ? messages.shelfCounted : messages.shelf, { ...counts })}</li>
      )}
      <li>{formatMessage(messages.loss3)}</li>
    </ul>
  );
}
