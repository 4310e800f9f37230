import { useStore } from 'zustand';
import { CodeIcon, GridIcon, HomeIcon, UserIcon } from '@/components/icon';
import { chapters, chapterWords } from '@/pages/showcase/chapters';
import { useText, defineWords } from '@/pages/showcase/words';
import { useNavigator } from '@/router';
import { ContentsGroup } from './contents-group';
import styles from './contents.module.css';

const words = defineWords({
  en: { title: 'Portico', home: 'Home', components: 'Components', apis: 'APIs', me: 'Me' },
  zh: { title: 'Portico', home: '首页', components: '组件', apis: '接口', me: '我的' },
});

/** The left window: where everything is, and where one is. */
export default function Contents() {
  const t = useText(words);
  const entry = useText(chapterWords);
  const { store } = useNavigator();
  const current = useStore(store, ({ stack }) => stack.pages[stack.pages.length - 1]?.route ?? '');

  return (
    <nav className={styles.contents} aria-label={t.title}>
      <p className={styles.brand}>{t.title}</p>
      <ContentsGroup
        current={current}
        items={[
          { url: '/', text: t.home, icon: <HomeIcon /> },
          { url: '/components', text: t.components, icon: <GridIcon /> },
          { url: '/apis', text: t.apis, icon: <CodeIcon /> },
          { url: '/me', text: t.me, icon: <UserIcon /> },
        ]}
      />
      {(['walk', 'look', 'inside', 'trouble'] as const).map((chapter) => (
        <ContentsGroup
          key={chapter}
          title={entry[chapter]}
          current={current}
          items={chapters[chapter].map(({ id, url, icon }) => ({ url, icon, text: entry[id] }))}
        />
      ))}
    </nav>
  );
}
