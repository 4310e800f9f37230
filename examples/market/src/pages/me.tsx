import {
  Avatar,
  Button,
  Can,
  Cell,
  isPlatformError,
  List,
  Switch,
  useAppUpdate,
  useAuth,
  useCan,
  usePickerPrompt,
  usePlatform,
  useThemeChoice,
} from 'portico';
import {
  ClockIcon,
  GlobeIcon,
  KeyIcon,
  ListIcon,
  PinIcon,
  RefreshIcon,
  SettingsIcon,
  ShieldIcon,
  SignOutIcon,
  StarIcon,
} from 'portico/icons';
import { useState } from 'react';
import { chaosKinds, chaosOf, setChaos } from '../api/chaos.ts';
import { useWays } from '../api/queries.ts';
import { isQuiet, keys } from '../api/ways.ts';
import { useSlots } from '../parts/slots.tsx';
import { useTextSize } from '../parts/text-size.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/me.css';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'ar', label: 'العربية' },
] as const;

export default function Me() {
  const { t } = useShopText();
  const platform = usePlatform();
  const { user, clear } = useAuth();
  const slots = useSlots();
  return (
    <div className="me">
      <Profile />
      <NewVersion />
      <List title={t('account')}>
        <Cell icon={<ListIcon />} title={t('orders')} href={platform.href('/orders')} />
        <Cell icon={<PinIcon />} title={t('addresses')} href={platform.href('/addresses')} />
        {user && <MakePasskey />}
        <Can roles="admin">
          <Cell icon={<ShieldIcon />} title={t('manageShop')} href={platform.href('/admin')} />
        </Can>
      </List>
      {slots.me}
      <Settings />
      {user && (
        <List label={t('signOut')}>
          <Cell icon={<SignOutIcon />} title={t('signOut')} tone="danger" onClick={clear} />
        </List>
      )}
    </div>
  );
}

/** Where passkeys work. */
function MakePasskey() {
  const { t } = useShopText();
  const platform = usePlatform();
  const ways = useWays().data ?? [];
  const hasPasskeys = useCan('passkey') === 'web';
  if (!hasPasskeys || !ways.includes('passkey')) return null;
  const tell = (title: string) => void platform.showToast({ title, icon: 'none' });
  const make = async () => {
    try {
      await keys.create();
      tell(t('passkeyMade'));
    } catch (error) {
      if (isPlatformError(error, 'denied')) tell(t('passkeyKnown'));
      else if (!isQuiet(error)) tell(t('signInFailed'));
    }
  };
  return (
    <Cell
      icon={<KeyIcon />}
      title={t('makePasskey')}
      note={t('makePasskeyNote')}
      onClick={() => void make()}
    />
  );
}

function NewVersion() {
  const { t } = useShopText();
  const { status, apply } = useAppUpdate();
  if (status === 'none') return null;
  return (
    <List label={t('newVersion')}>
      <Cell
        icon={<RefreshIcon />}
        title={t('newVersion')}
        note={t(status === 'ready' ? 'newVersionText' : 'newVersionWaits')}
        onClick={apply}
      />
    </List>
  );
}

function Profile() {
  const { t } = useShopText();
  const platform = usePlatform();
  const { user, hasRole } = useAuth();
  if (!user) {
    return (
      <section className="profile">
        <Avatar size={64} label="" />
        <div>
          <h2>{t('welcome')}</h2>
          <p>{t('signInText')}</p>
        </div>
        <Button onClick={() => void platform.navigate('/sign-in')}>{t('signIn')}</Button>
      </section>
    );
  }
  return (
    <section className="profile">
      <Avatar size={64} label="" />
      <div>
        <h2>
          <bdi>{user.uid}</bdi>
        </h2>
        <p>{hasRole('admin') ? t('shopOwner') : t('member')}</p>
      </div>
    </section>
  );
}

function Settings() {
  const { t, locale } = useShopText();
  const platform = usePlatform();
  const theme = useThemeChoice();
  const { isLarge, setLarge } = useTextSize();
  const [prompt, sheet] = usePickerPrompt();
  const [chaos, setShownChaos] = useState(() => chaosOf(platform));

  const choose = async (label: string, range: readonly string[], value: number) =>
    (await prompt({ label, range: [...range], value })) ?? value;
  const chooseLanguage = async () => {
    const now = languages.findIndex(({ value }) => value === locale);
    const index = await choose(
      t('language'),
      languages.map(({ label }) => label),
      Math.max(0, now),
    );
    await platform.setLocale(languages[index]?.value ?? 'en');
  };
  const themes = ['light', 'dark', 'auto'] as const;
  const themeNames = { light: t('light'), dark: t('dark'), auto: t('asPhone') };
  const chooseTheme = async () => {
    const names = themes.map((name) => themeNames[name]);
    const index = await choose(t('theme'), names, themes.indexOf(theme));
    await platform.setTheme(themes[index] ?? 'auto');
  };
  const networks = {
    good: t('networkGood'),
    slow: t('networkSlow'),
    flaky: t('networkFlaky'),
    broken: t('networkBroken'),
  };
  const chooseNetwork = async () => {
    const names = chaosKinds.map((kind) => networks[kind]);
    const next = chaosKinds[await choose(t('network'), names, chaosKinds.indexOf(chaos))] ?? 'good';
    setChaos(platform, next);
    setShownChaos(next);
  };
  return (
    <>
      <List title={t('settings')}>
        <Cell
          icon={<GlobeIcon />}
          title={t('language')}
          extra={languages.find(({ value }) => value === locale)?.label}
          onClick={() => void chooseLanguage()}
        />
        <Cell
          icon={<StarIcon />}
          title={t('theme')}
          extra={themeNames[theme]}
          onClick={() => void chooseTheme()}
        />
        <Cell
          icon={<SettingsIcon />}
          title={t('largeText')}
          extra={<Switch label={t('largeText')} value={isLarge} onChange={setLarge} />}
        />
        <Cell
          icon={<ClockIcon />}
          title={t('network')}
          extra={networks[chaos]}
          onClick={() => void chooseNetwork()}
        />
      </List>
      {sheet}
    </>
  );
}
