import { Button, Divider, useCan, usePlatform } from 'portico';
import { type RedirectSignIn, useSignIn } from 'portico/auth';
import { KeyIcon, MessageIcon, UserIcon } from 'portico/icons';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { Way } from '../api/types.ts';
import { account, isQuiet, keys, wechat } from '../api/ways.ts';
import { useShopText } from './use-shop-text.ts';

/** The ways to sign in without a code: those that the server offers and that work in this app. */
export function OtherWays({ offered }: { offered: readonly Way[] }) {
  const { t } = useShopText();
  const hasPasskeys = useCan('passkey') === 'web';
  const { isAvailable } = useSignIn(wechat);
  const works = { wechat: isAvailable, passkey: hasPasskeys, account: true };
  const ways = offered.filter((way) => works[way]);
  if (ways.length === 0) return null;
  return (
    <div className="other-ways">
      <Divider>{t('or')}</Divider>
      {ways.includes('wechat') && (
        <ByService service={wechat} icon={<MessageIcon size="1.25rem" />} name={t('byWeChat')} />
      )}
      {ways.includes('passkey') && <ByPasskey />}
      {ways.includes('account') && (
        <ByService service={account} icon={<UserIcon size="1.25rem" />} name={t('byAccount')} />
      )}
    </div>
  );
}

/** A button, and the suggestions of the field for the phone number. */
function ByPasskey() {
  const { t } = useShopText();
  const platform = usePlatform();
  const tell = useCallback(
    (error: unknown) => {
      if (!isQuiet(error)) void platform.showToast({ title: t('signInFailed'), icon: 'none' });
    },
    [platform, t],
  );
  useEffect(() => {
    const own = new AbortController();
    const { signal } = own;
    const suggest = async () => {
      if (!(await keys.canAutofill()) || signal.aborted) return;
      await keys.signIn({ autofill: true, signal });
    };
    // No tap has asked for the suggestions, so their failure shows no message.
    suggest().catch(() => {});
    return () => own.abort();
  }, []);
  const signIn = () => void keys.signIn().catch(tell);
  return (
    <Button block variant="outline" icon={<KeyIcon size="1.25rem" />} onClick={signIn}>
      {t('byPasskey')}
    </Button>
  );
}

type ByServiceProps = { service: RedirectSignIn; icon: ReactNode; name: string };

/** Leaves for the page of a service. `state` has the failure, also in the document that the user comes back to. */
function ByService({ service, icon, name }: ByServiceProps) {
  const { t } = useShopText();
  const { state, signIn } = useSignIn(service);
  const { kind } = state;
  return (
    <>
      <Button
        block
        variant="outline"
        icon={icon}
        loading={kind === 'leaving' || kind === 'finishing'}
        onClick={() => void signIn()}
      >
        {name}
      </Button>
      {kind === 'failed' && (
        <p className="failed-way" role="alert">
          {t('signInFailed')}
        </p>
      )}
    </>
  );
}
