import { CheckList, useLocaleChoice, usePlatform, useThemeChoice, useWords } from 'portico';
import { useState } from 'react';
import { chaosKinds, chaosOf, setChaos } from '../chaos.ts';
import { en } from '../words/en.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'ar', label: 'العربية' },
];

const themes = ['auto', 'light', 'dark'] as const;

/** The language and the theme. In development also the network of the mock server. */
export function Settings() {
  const t = useWords(en);
  const platform = usePlatform();
  const language = useLocaleChoice();
  const theme = useThemeChoice();
  const chooseTheme = (value: string) =>
    void platform.setTheme(themes.find((one) => one === value) ?? 'auto');
  return (
    <>
      <h2>{t('language')}</h2>
      <CheckList
        label={t('language')}
        options={[{ value: 'auto', label: t('auto') }, ...languages]}
        value={language}
        onChange={(locale) => void platform.setLocale(locale)}
      />
      <h2>{t('theme')}</h2>
      <CheckList
        label={t('theme')}
        options={themes.map((value) => ({ value, label: t(value) }))}
        value={theme}
        onChange={chooseTheme}
      />
      {import.meta.env.DEV && <Network />}
    </>
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
        options={chaosKinds.map((value) => ({ value, label: names[value] }))}
        value={chaos}
        onChange={choose}
      />
    </>
  );
}
