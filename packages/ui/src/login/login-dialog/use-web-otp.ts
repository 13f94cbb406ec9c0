import { useEffect } from 'react';
import type { LoginActor } from '../login-machine/login-machine.ts';

/** WebOTP, which TypeScript's DOM library does not know yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}
interface OtpCredential extends Credential {
  code: string;
}

/** Fills in the code where the browser can read it from the SMS, until the visitor types or closes the dialog. */
export function useWebOtp(actor: LoginActor): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    let waiting: AbortController | undefined;
    let codeBefore = '';
    const sent = actor.on('code.sent', () => {
      waiting?.abort();
      waiting = new AbortController();
      codeBefore = actor.getSnapshot().context.code;
      const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
      navigator.credentials.get(request).then(
        (credential) => {
          if (credential)
            actor.send({ type: 'code.received', value: (credential as OtpCredential).code });
        },
        () => {}, // Refused, aborted or too late: the visitor types it.
      );
    });
    const changes = actor.subscribe((snapshot) => {
      const { code } = snapshot.context;
      const typed = code !== '' && code !== codeBefore;
      if (typed || !snapshot.matches('open')) waiting?.abort();
    });
    return () => {
      waiting?.abort();
      sent.unsubscribe();
      changes.unsubscribe();
    };
  }, [actor]);
}
