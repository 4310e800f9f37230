import { usePlatform } from 'portico';
import { ForwardIcon, Icon } from 'portico/icons';
import { FormButton } from './form-button';
import styles from './portico-card.module.css';
import { defineWords, useText } from './words';

const words = defineWords({
  en: {
    title: 'Made with Portico',
    text: 'A page stack for the web. A reload loses nothing.',
  },
  zh: {
    title: '由 Portico 构建',
    text: '网页上的页面栈，刷新不会丢失任何内容。',
  },
  ar: {
    title: 'مبني بـ Portico',
    text: 'مكدس صفحات للويب، ولا تفقد إعادة التحميل شيئًا.',
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

/** A temple front. */
function PorticoIcon() {
  return (
    <Icon>
      <path d="M2.5 9 12 3.5 21.5 9M4.5 9v10.5M19.5 9v10.5M9 19.5V13a3 3 0 0 1 6 0v6.5M2.5 20.5h19" />
    </Icon>
  );
}
