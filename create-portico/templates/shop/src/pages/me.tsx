import {
  Cell,
  CheckList,
  List,
  useAuth,
  useLocaleChoice,
  usePlatform,
  useThemeChoice,
  useWords,
} from 'portico';
import { useState } from 'react';
import { useCartBadge } from '../cart/cart-provider.tsx';
import { chaosKinds, chaosOf, setChaos } from '../chaos.ts';
import { en } from '../words/en.ts';

const languages = [
  { value: 'en', text: 'English' },
  { value: 'zh-Hans', text: '简体中文' },
  { value: 'ar', text: 'العربية' },
] as const;

export default function Me() {
  const t = useWords(en);
  useCartBadge();
  const platform = usePlatform();
  const { user, clear } = useAuth();
  const language = useLocaleChoice();
  const theme = useThemeChoice();
  const languageOptions = [{ value: 'auto', text: t('auto') } as const, ...languages];
  const themeOptions = (['auto', 'light', 'dark'] as const).map((value) => ({
    value,
    text: t(value),
  }));
  return (
    <div className="lists">
      <List label={t('me')}>
        {user ? (
          <>
            <Cell title={t('signedInAs', { user: user.uid })} />
            <Cell title={t('orders')} href={platform.href('/orders')} />
            <Cell title={t('signOut')} tone="danger" onPress={clear} />
          </>
        ) : (
          <Cell title={t('signIn')} href={platform.href('/sign-in')} />
        )}
      </List>
      <h2>{t('language')}</h2>
      <CheckList
        label={t('language')}
        options={languageOptions}
        value={language}
        onChange={(locale) => void platform.setLocale(locale)}
      />
      <h2>{t('theme')}</h2>
      <CheckList
        label={t('theme')}
        options={themeOptions}
        value={theme}
        onChange={(value) => {
          const chosen = themeOptions.find((option) => option.value === value);
          if (chosen) void platform.setTheme(chosen.value);
        }}
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
