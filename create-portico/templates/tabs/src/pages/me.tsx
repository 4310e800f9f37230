import { Cell, List, useAppUpdate, useAuth, usePlatform, useWords } from 'portico';
import { PasskeyCell } from '../components/passkey.tsx';
import { Settings } from '../components/settings.tsx';
import { en } from '../words/en.ts';

export default function Me() {
  const t = useWords(en);
  const platform = usePlatform();
  const { user, clear } = useAuth();
  const update = useAppUpdate();
  return (
    <div className="lists">
      {update.status !== 'none' && (
        <List label={t('newVersion')}>
          <Cell
            title={t('newVersion')}
            note={t(update.status === 'ready' ? 'newVersionText' : 'newVersionWaits')}
            onClick={update.apply}
          />
        </List>
      )}
      <List label={t('me')}>
        {user ? (
          <>
            <Cell title={t('signedInAs', { user: user.uid })} />
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
