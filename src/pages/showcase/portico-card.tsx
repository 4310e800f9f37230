import { ForwardIcon } from '@/components/icon';
import { usePlatform } from '@/platform';
import { FormButton } from './form-button';
import styles from './portico-card.module.css';
import { PorticoIcon } from './portico-icon';
import { defineWords, useText } from './words';

const words = defineWords({
  en: {
    title: 'Made with Portico',
    text: 'A page stack for the web: Back, drafts and scroll positions survive a reload.',
  },
  zh: {
    title: '由 Portico 构建',
    text: '网页上的页面栈：返回、草稿与滚动位置，刷新后都还在。',
  },
  ar: {
    title: 'مبني بـ Portico',
    text: 'مكدس صفحات للويب: الرجوع والمسودات ومواضع التمرير تبقى بعد إعادة التحميل.',
  },
});

/** On the first page of the market: what the app is made with. */
export function PorticoCard() {
  const t = useText(words);
  const platform = usePlatform();
  return (
    <section className={styles.card} aria-labelledby="portico">
      <a className={styles.about} href={platform.href('/developers')}>
        <span className={styles.icon}>
          <PorticoIcon />
        </span>
        <span className={styles.words}>
          <strong id="portico">{t.title}</strong>
          <span className={styles.text}>{t.text}</span>
        </span>
        <ForwardIcon size="1.25rem" className={styles.arrow} />
      </a>
      <FormButton variant="tonal" size="small" block />
    </section>
  );
}
