import { Button } from 'portico';
import { useStore } from 'zustand';
import { Panel } from '@/pages/showcase/layout';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import styles from './failure-panel.module.css';
import { words } from './words';

/** The log that a product would keep: every call that failed in the app around the page. */
export function FailurePanel() {
  const t = useText(words);
  const { hostFailures } = useShowcase();
  const failures = useStore(hostFailures);

  return (
    <Panel title={t.failures} footer={t.failuresFooter}>
      {failures.length === 0 ? (
        <p className={styles.none}>{t.noFailures}</p>
      ) : (
        <>
          <ul role="list" className={styles.failures} aria-label={t.failures}>
            {failures.map(({ id, api, code, errMsg, signedUrl, current }) => (
              <li key={id} className={styles.failure}>
                <span className={styles.head}>
                  <bdi className={styles.api}>{api}</bdi>
                  <bdi className={styles.code}>{code}</bdi>
                </span>
                <bdi>{errMsg}</bdi>
                <span className={styles.address}>
                  {signedUrl ? t.signedAs : t.unsignedAt} <bdi>{signedUrl ?? current}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <Button variant="plain" onClick={() => hostFailures.setState([], true)}>
            {t.clear}
          </Button>
        </>
      )}
    </Panel>
  );
}
