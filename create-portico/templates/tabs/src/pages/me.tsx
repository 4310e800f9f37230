import { Cell, CheckList, List, useAuth, usePlatform, useTheme, useWords } from 'portico';
import { useState } from 'react';
import { chaosKinds, chaosOf, setChaos } from '../chaos.ts';
import { en } from '../words/en.ts';

const languages = [
  { value: 'en', text: 'English' },
  { value: 'zh-Hans', text: '简体中文' },
  { value: 'ar', text: 'العربية' },
];

export default function Me() {
  const t = useWords(en);
  const platform = usePlatform();
  const { user, clear } = useAuth();
  const theme = useTheme();
  return (
    <div className="lists">
      <List label={t('me')}>
        {user ? (
          <>
            <Cell title={t('signedInAs', { user: user.uid })} />
            <Cell title={t('signOut')} tone="danger" onPress={clear} />
          </>
        ) : (
          <Cell title={t('signIn')} href={platform.href('/sign-in')} />
        )}
      </List>
      <h2>{t('language')}</h2>
      <CheckList
        label={t('language')}
        options={languages}
        value={platform.getLocale()}
        onChange={(locale) => void platform.setLocale(locale)}
      />
      <h2>{t('theme')}</h2>
      <CheckList
        label={t('theme')}
        options={[
          { value: 'light', text: t('light') },
          { value: 'dark', text: t('dark') },
        ]}
        value={theme}
        onChange={(value) => void platform.setTheme(value === 'dark' ? 'dark' : 'light')}
      />
      {import.meta.env.DEV && <Network />}
    </div>
  );
}

/** The chaos switch, for development: try each page on a bad network. */
function Network() {
  const t = useWords(en);
  const platform = usePlatform();
  const [chaos, setShown] = useState<string>(() => chaosOf(platform));
  const names = {
    good: t('networkGood'),
    slow: t('networkSlow'),
    flaky: t('networkFlaky'),
    broken: t('networkBroken'),
  };
  const choose = (value: string) => {
    setChaos(platform, chaosKinds.find((kind) => kind === value) ?? 'good');
    setShown(value);
  };
  return (
    <>
      <h2>{t('network')}</h2>
      <CheckList
        label={t('network')}
        options={chaosKinds.map((value) => ({ value, text: names[value] }))}
        value={chaos}
        onChange={choose}
      />
    </>
  );
}
