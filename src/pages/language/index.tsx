import { Cell, List, useLocale, usePlatform, VisuallyHidden } from 'portico';
import { CheckIcon } from 'portico/icons';
import { Column, Lead } from '@/pages/showcase/layout';
import { autonyms, locales } from '@/pages/showcase/autonyms';
import { defineWords, useText } from '@/pages/showcase/words';
import styles from './language.module.css';

const words = defineWords({
  en: {
    lead: 'The runtime has texts in all of them. The market has English, Chinese and Arabic texts. Everything changes at once, and every page stays as it is.',
    browser: 'Same as the browser',
    chosen: 'chosen',
  },
  zh: {
    lead: '运行时支持以下全部语言，集市的文字有英文、简体中文与阿拉伯文。切换立即生效，所有页面保持原样。',
    browser: '跟随浏览器',
    chosen: '已选择',
  },
});

export default function Language() {
  const t = useText(words);
  const platform = usePlatform();
  const chosen = useLocale().locale;

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
            extra={
              locale === chosen && (
                <span className={styles.chosen}>
                  <CheckIcon />
                  <VisuallyHidden>{t.chosen}</VisuallyHidden>
                </span>
              )
            }
            onClick={() => void platform.setLocale(locale)}
          />
        ))}
      </List>
    </Column>
  );
}
