import { Button, Cell, Divider, isPlatformError, useCan, usePlatform, useWords } from 'portico';
import { KeyIcon } from 'portico/icons';
import { useEffect } from 'react';
import { isQuiet, keys } from '../keys.ts';
import { en } from '../words/en.ts';

/** A button, and the suggestions of the field for the phone number. Hidden if this browser has no passkeys. */
export function PasskeySignIn({ onSuccess }: { onSuccess: () => unknown }) {
  const t = useWords(en);
  const platform = usePlatform();
  const hasPasskeys = useCan('passkey') === 'web';

  useEffect(() => {
    const own = new AbortController();
    const { signal } = own;
    const suggest = async () => {
      if (!(await keys.canAutofill()) || signal.aborted) return;
      await keys.signIn({ autofill: true, signal });
      onSuccess();
    };
    // No tap has asked for the suggestions, so their failure shows no message.
    suggest().catch(() => {});
    return () => own.abort();
  }, [onSuccess]);

  const signIn = async () => {
    try {
      await keys.signIn();
      onSuccess();
    } catch (error) {
      if (!isQuiet(error)) void platform.showToast({ title: t('passkeyFailed'), icon: 'none' });
    }
  };

  if (!hasPasskeys) return null;
  return (
    <>
      <Divider>{t('or')}</Divider>
      <Button block variant="outline" icon={<KeyIcon size="1.25rem" />} onClick={signIn}>
        {t('signInByPasskey')}
      </Button>
    </>
  );
}

/** A signed-in user makes a passkey for the next time. */
export function PasskeyCell() {
  const t = useWords(en);
  const platform = usePlatform();
  const hasPasskeys = useCan('passkey') === 'web';
  const tell = (title: string) => void platform.showToast({ title, icon: 'none' });
  const make = async () => {
    try {
      await keys.create();
      tell(t('passkeyMade'));
    } catch (error) {
      if (isPlatformError(error, 'denied')) tell(t('passkeyKnown'));
      else if (!isQuiet(error)) tell(t('passkeyFailed'));
    }
  };
  return hasPasskeys ? <Cell title={t('makePasskey')} onClick={() => void make()} /> : null;
}
