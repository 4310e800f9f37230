import { Cell } from '@/components/cell';
import { CheckIcon } from '@/components/icon';
import { List } from '@/components/list';
import { VisuallyHidden } from '@/components/visually-hidden';
import { Column, Lead } from '@/pages/showcase/column';
import { autonyms } from '@/pages/showcase/autonyms';
import type { Settings } from '@/pages/showcase/settings';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { defineWords, useText } from '@/pages/showcase/words';
import { usePlatform } from '@/platform';
import { locales } from '@/shared/messages';
import styles from './language.module.css';

const words = defineWords({
  en: {
    lead: 'The runtime speaks all of them, the showcase’s own texts English and Chinese. Everything changes at once, and every page stays as it is.',
    browser: 'Same as the browser',
    chosen: 'chosen',
  },
  zh: {
    lead: '运行时支持以下全部语言，展示页面的文字为英文与简体中文。切换立即生效，所有页面保持原样。',
    browser: '跟随浏览器',
    chosen: '已选择',
  },
});

export default function Language() {
  const t = useText(words);
  const platform = usePlatform();
  const { settings, change } = useShowcase();

  const choose = async (locale: Settings['locale']) => {
    await platform.setLocale(locale);
    // After that: the direction is the new language's.
    change({ locale });
  };

  const options = [
    { locale: 'auto', title: t.browser },
    ...locales.map((locale) => ({ locale, title: autonyms[locale] })),
  ] as const;

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <List>
        {options.map(({ locale, title }) => (
          <Cell
            key={locale}
            title={<span lang={locale === 'auto' ? undefined : locale}>{title}</span>}
            arrow={false}
            value={
              locale === settings.locale && (
                <span className={styles.chosen}>
                  <CheckIcon />
                  <VisuallyHidden>{t.chosen}</VisuallyHidden>
                </span>
              )
            }
            onPress={() => void choose(locale)}
          />
        ))}
      </List>
    </Column>
  );
}
