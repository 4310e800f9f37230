import { useEffect, useEffectEvent } from 'react';

type OtpCredential = Credential & { readonly code?: string };

/** Where the browser can read the code out of the message that brings it, it asks the visitor and hands it over. */
export function useWebOtp(isWanted: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);

  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(wish).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (code && !stop.signal.aborted) take(code);
      },
      // Refused, or nothing came: it is typed in then.
      () => {},
    );
    return () => stop.abort();
  }, [isWanted]);
}
