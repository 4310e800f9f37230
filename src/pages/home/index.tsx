import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { chapters, chapterWords } from '@/pages/showcase/chapters';
import { Column } from '@/pages/showcase/column';
import { useLink } from '@/pages/showcase/use-link';
import { useText } from '@/pages/showcase/words';
import { useNavigator } from '@/router';
import { Hero } from './hero';
import { WalkCard } from './walk-card';
import styles from './home.module.css';

export default function Home() {
  const t = useText(chapterWords);
  const { href } = useNavigator();
  const link = useLink();

  /** As if typed into the address bar: no call of the app would open a page that is not there. */
  const typed = (url: string) => ({ href: href(url) });

  return (
    <Column>
      <Hero />
      <h2 className={styles.title}>{t.walk}</h2>
      <ul role="list" className={styles.cards}>
        {chapters.walk.map(({ id, url, icon }) => (
          <li key={id} className={styles.card}>
            <WalkCard icon={icon} title={t[id]} note={t[`${id}Note`]} {...link(url)} />
          </li>
        ))}
      </ul>
      {(['look', 'inside'] as const).map((chapter) => (
        <List key={chapter} title={t[chapter]}>
          {chapters[chapter].map(({ id, url, icon }) => (
            <Cell key={id} icon={icon} title={t[id]} note={t[`${id}Note`]} {...link(url)} />
          ))}
        </List>
      ))}
      <List title={t.trouble}>
        {chapters.trouble.map(({ id, url, icon }) => (
          <Cell
            key={id}
            icon={icon}
            title={t[id]}
            note={t[`${id}Note`]}
            {...(id === 'lost' ? typed(url) : link(url))}
          />
        ))}
      </List>
    </Column>
  );
}
