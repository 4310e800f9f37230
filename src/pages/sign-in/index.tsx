import { Cell } from '@/components/cell';
import { ShieldIcon, UserIcon } from '@/components/icon';
import { List } from '@/components/list';
import { Column } from '@/pages/showcase/column';
import { createDemoToken, type DemoRole } from '@/pages/showcase/demo-token';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import { usePlatform, usePlatformContext } from '@/platform';
import styles from './sign-in.module.css';
import { words } from './words';

export default function SignIn() {
  const t = useText(words);
  const platform = usePlatform();
  const { env } = usePlatformContext();

  const signIn = (role: DemoRole) => {
    platform.auth.setToken(createDemoToken(role, env.date()));
    void platform.back(1, { result: { role } });
  };

  return (
    <Column>
      <div className={styles.head}>
        <h2 className={styles.headline}>{t.headline}</h2>
        <p className={styles.intro}>{t.intro}</p>
      </div>
      <List>
        <Cell
          icon={<ShieldIcon />}
          title={t.admin}
          note={t.adminNote}
          onPress={() => signIn('admin')}
        />
        <Cell
          icon={<UserIcon />}
          title={t.member}
          note={t.memberNote}
          onPress={() => signIn('member')}
        />
      </List>
      <Panel title={t.token}>
        <p className={styles.text}>{t.tokenText}</p>
      </Panel>
    </Column>
  );
}
