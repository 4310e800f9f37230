import { isPlatformError, type PlatformError, useHost, usePlatform } from 'portico';
import { GlobeIcon } from 'portico/icons';
import { useEffect, useState } from 'react';
import { MessagesIcon } from '@/pages/showcase/icons';
import { useText } from '@/pages/showcase/words';
import styles from './host-card.module.css';
import { words } from './words';

/** Shows the app around the page, and whether the page is connected to it. */
export function HostCard() {
  const t = useText(words);
  const { env, state } = useHost();
  const refusal = useRefusal();
  const { app, os, version, miniProgram, via } = env;
  const name = t.app(app);
  const facts = [
    [t.system, t.os(os)],
    [t.version, version || t.untold],
    [t.miniProgram, miniProgram ? t.yes : t.no],
    [t.adapter, via],
  ] as const;

  return (
    <section className={styles.host} data-state={state}>
      <div className={styles.head}>
        <span className={styles.icon}>
          {app === 'browser' ? <GlobeIcon size={28} /> : <MessagesIcon size={28} />}
        </span>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.state} role="status">
          <span className={styles.dot} aria-hidden="true" />
          {t.state(state)}
        </p>
      </div>
      <p className={styles.text}>{app === 'browser' ? t.inBrowser : t.stateText(state, name)}</p>
      {refusal && (
        <p className={styles.refusal}>
          <bdi>{refusal.errMsg}</bdi>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact} className={styles.fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The reason why the app refused the page, or null. */
function useRefusal(): PlatformError | null {
  const platform = usePlatform();
  const host = useHost();
  const [refusal, setRefusal] = useState<PlatformError | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const tell = (next: PlatformError | null) => {
      if (isCurrent) setRefusal(next);
    };
    platform.host.ready().then(
      () => tell(null),
      (error: unknown) => {
        if (!isPlatformError(error)) throw error;
        tell(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [platform, host]);

  return host.state === 'refused' ? refusal : null;
}
