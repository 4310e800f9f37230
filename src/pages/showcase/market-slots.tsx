import { Button, type ButtonProps, Cell, List, usePlatform } from 'portico';
import { CodeIcon, ForwardIcon, Icon } from 'portico/icons';
import styles from './market-slots.module.css';
import { defineWords, useText } from './words';

/** The parts that the showcase adds to pages of the market. */

const cardWords = defineWords({
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
  const t = useText(cardWords);
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

const cellWords = defineWords({
  en: { title: 'Developers', note: 'Components, calls and the page stack of this app' },
  zh: { title: '开发者', note: '本应用的组件、接口与页面栈' },
  ar: { title: 'المطورون', note: 'مكونات هذا التطبيق واستدعاءاته ومكدس صفحاته' },
});

/** The way from "Me" to the pages for developers. */
export function DevelopersCell() {
  const t = useText(cellWords);
  const platform = usePlatform();
  return (
    <List label={t.title}>
      <Cell icon={<CodeIcon />} title={t.title} note={t.note} href={platform.href('/developers')} />
    </List>
  );
}

const formWords = defineWords({
  en: { fill: 'Fill in this form, then reload' },
  zh: { fill: '填写这个表单，再刷新' },
  ar: { fill: 'املأ هذا النموذج ثم أعد التحميل' },
});

/** Opens a form whose text is still there after a reload. */
export function FormButton(props: Pick<ButtonProps, 'variant' | 'size' | 'block'>) {
  const t = useText(formWords);
  const platform = usePlatform();
  return (
    <Button {...props} onClick={() => void platform.navigate('/address/:id', { id: 'new' })}>
      {t.fill}
    </Button>
  );
}
