import { useEffect } from 'react';
import type { LoginActor } from '../login-machine/login-actor.ts';

/** WebOTP is missing in TypeScript's DOM library. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}
interface OtpCredential extends Credential {
  code: string;
}

/** Fills in the code that the browser reads from the SMS, until the visitor types a code or closes the dialog. */
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
        () => {}, // Refused, aborted or timed out: the visitor types the code.
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
