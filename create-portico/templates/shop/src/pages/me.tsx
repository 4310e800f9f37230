import { Cell, List, useAuth, usePlatform, useWords } from 'portico';
import { useCartBadge } from '../cart/cart-provider.tsx';
import { PasskeyCell } from '../components/passkey.tsx';
import { Settings } from '../components/settings.tsx';
import { en } from '../words/en.ts';

export default function Me() {
  const t = useWords(en);
  useCartBadge();
  const platform = usePlatform();
  const { user, clear } = useAuth();
  return (
    <div className="lists">
      <List label={t('me')}>
        {user ? (
          <>
            <Cell title={t('signedInAs', { user: user.uid })} />
            <Cell title={t('orders')} href={platform.href('/orders')} />
            <PasskeyCell />
            <Cell title={t('signOut')} tone="danger" onClick={clear} />
          </>
        ) : (
          <Cell title={t('signIn')} href={platform.href('/sign-in')} />
        )}
      </List>
      <Settings />
    </div>
  );
}
