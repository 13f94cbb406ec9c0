import { Button } from '@companion/ui/button';
import { CODE_LENGTH } from '@companion/ui/phone';
import { Sprite } from '@companion/ui/sprite';
import { TextField } from '@companion/ui/text-field';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { removalMessages as messages } from './messages.ts';
import * as css from './removal.css.ts';
import { type RemovalServices, removalMachine } from './removal-machine.ts';

export interface RemovalFlowProps {
  services: RemovalServices;
  /** The visitor stays. */
  onKeep: () => void;
  /** The account is gone. */
  onRemoved: () => void;
}

/** The steps of removing an account: what is lost, a fresh code, a last yes. */
export function RemovalFlow({ services, onKeep, onRemoved }: RemovalFlowProps) {
  const { formatMessage } = useIntl();
  const [snapshot, send] = useMachine(removalMachine, { input: { services } });
  const { code, sent, resendAt, failure } = snapshot.context;
  const removed = snapshot.matches('removed');
  useEffect(() => {
    if (removed) onRemoved();
  }, [removed, onRemoved]);

  const busy = ['sending', 'verifying', 'removing'].some((state) => snapshot.value === state);
  const beginning = snapshot.matches('explaining') || (snapshot.matches('sending') && !sent);
  const entering =
    snapshot.matches('entering') ||
    snapshot.matches('verifying') ||
    (snapshot.matches('sending') && sent);
  const secondsLeft = useSecondsUntil(resendAt, services.now);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({
      type: beginning ? 'code.requested' : entering ? 'code.submitted' : 'confirmed',
    });
  };

  return (
    <form className={css.flow} onSubmit={submit}>
      <div className={css.who} aria-hidden="true">
        <Sprite seed="kettle-9" size={96} mood={entering ? 'thinking' : 'sad'} />
      </div>
      {beginning && (
        <div className={css.words}>
          <p>{formatMessage(messages.warning)}</p>
          <ul className={css.losses}>
            <li>{formatMessage(messages.loss1)}</li>
            <li>{formatMessage(messages.loss2)}</li>
            <li>{formatMessage(messages.loss3)}</li>
          </ul>
        </div>
      )}
      {entering && (
        <div className={css.words}>
          <p role="status">{formatMessage(messages.sent)}</p>
          <TextField
            label={formatMessage(messages.code)}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            autoFocus
            value={code}
            readOnly={busy}
            onChange={(event) => send({ type: 'code.changed', value: event.target.value })}
            trailing={
              <Button
                size="s"
                tone="quiet"
                aria-disabled={secondsLeft > 0}
                onClick={() => send({ type: 'code.requested' })}
              >
                {secondsLeft > 0
                  ? formatMessage(messages.resendIn, { n: secondsLeft })
                  : formatMessage(messages.resend)}
              </Button>
            }
          />
        </div>
      )}
      {!beginning && !entering && <p className={css.words}>{formatMessage(messages.last)}</p>}
      <p className={css.failure} role="alert">
        {failure !== undefined && (saidByServer(failure) || formatMessage(messages.failed))}
      </p>
      <div className={css.acts}>
        <Button tone="outline" onClick={onKeep}>
          {formatMessage(messages.keep)}
        </Button>
        {beginning ? (
          <Button type="submit" tone="ember" loading={busy} aria-disabled={secondsLeft > 0}>
            {secondsLeft > 0
              ? formatMessage(messages.resendIn, { n: secondsLeft })
              : formatMessage(messages.sendCode)}
          </Button>
        ) : entering ? (
          <Button
            type="submit"
            tone="ember"
            loading={busy}
            aria-disabled={code.length < CODE_LENGTH}
          >
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

/** The server's word; empty when it said none: what a browser or a library says is for logs. */
const saidByServer = (failure: unknown): string =>
  failure instanceof Error && ['ApiError', 'SessionExpired'].includes(failure.name)
    ? failure.message
    : '';

/** Whole seconds until a moment, counted down; computed from the moment, so that a sleeping tab is right when it wakes. */
function useSecondsUntil(moment: number, now: () => number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), (moment - now()) % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
