import { Button } from '@/components/button';
import { UserIcon } from '@/components/icon';
import { useGo } from '@/pages/showcase/use-go';
import { useText } from '@/pages/showcase/words';
import { Can, useAuth } from '@/platform';
import styles from './me.module.css';
import { words } from './words';

/** Shows the user who is signed in, also after changes on other pages and in other browser tabs. */
export function Account() {
  const t = useText(words);
  const { user, clear } = useAuth();
  const go = useGo();

  return (
    <section className={styles.account}>
      <span className={styles.avatar} data-signed-in={user ? '' : undefined} aria-hidden="true">
        {user ? user.uid.charAt(0).toUpperCase() : <UserIcon size={28} />}
      </span>
      <div className={styles.who}>
        <h2 className={styles.name}>{user ? user.uid : t.nobody}</h2>
        <p className={styles.roles}>{user ? t.signedIn(user.role.join(', ')) : t.nobodyNote}</p>
      </div>
      <Can role={['admin']}>
        <Button variant="tonal" block onPress={() => go('/admin')}>
          {t.admin}
        </Button>
      </Can>
      {user ? (
        <Button variant="tonal" block onPress={clear}>
          {t.signOut}
        </Button>
      ) : (
        <Button block onPress={() => go('/sign-in')}>
          {t.signIn}
        </Button>
      )}
    </section>
  );
}
