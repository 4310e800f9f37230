import { Button, Cell, isPlatformError, List, usePlatform } from 'portico';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Column, Panel } from '@/pages/showcase/layout';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import styles from './stack.module.css';
import { words } from './words';

export default function Stack() {
  return (
    <Column>
      <StackView />
      <Operations />
      <LifecyclePanel />
    </Column>
  );
}

/** The pages of the stack, the top page first. */
function StackView() {
  const t = useText(words);
  const pages = usePages();
  const top = pages.length - 1;

  return (
    <List title={t.stack}>
      {pages
        .map(({ id, url }, depth) => {
          const state = depth === top ? 'top' : 'asleep';
          return (
            <Cell
              key={id}
              icon={
                <span className={styles.depth} data-state={state}>
                  {depth + 1}
                </span>
              }
              title={<bdi className={styles.url}>{url}</bdi>}
              extra={t[state]}
            />
          );
        })
        .reverse()}
    </List>
  );
}

/** Renders again after each event of a page, because each event is in the log. */
function usePages() {
  useStore(useShowcase().pageLog);
  return usePlatform().pages();
}

/** One button for each call. The message of a refused call is below them. */
export function Operations() {
  const t = useText(words);
  const platform = usePlatform();
  const [message, setMessage] = useState('');

  const run = (call: () => Promise<unknown>) => async () => {
    setMessage('');
    try {
      await call();
    } catch (error) {
      if (!isPlatformError(error)) throw error;
      setMessage(t.refused(error.code));
    }
  };

  const again = () => ({ n: platform.pages().length + 1 });

  const open = async () => {
    const { page, result } = platform.open('/choose-location', {
      latitude: 44.0793,
      longitude: 10.0979,
    });
    await page;
    const answer = await result;
    setMessage(answer ? t.answered(answer.name) : t.unanswered);
  };

  const calls = [
    [t.navigate, () => platform.navigate('/stack', again())],
    [t.redirect, () => platform.redirect('/stack', again())],
    [t.relaunch, () => platform.relaunch('/stack', { n: 1 })],
    ...[1, 2, 3].map((delta) => [t.back(delta), () => platform.back(delta)] as const),
    [t.open, open],
    [t.switchTab, () => platform.switchTab('/me')],
  ] as const;

  return (
    <Panel title={t.operations} footer={<output>{message || t.operationsFooter}</output>}>
      <div className={styles.operations}>
        {calls.map(([name, call]) => (
          <Button key={name} variant="tonal" onClick={run(call)}>
            {name}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

const SHOWN = 40;

function LifecyclePanel() {
  const t = useText(words);
  const { pageLog } = useShowcase();
  const lines = useStore(pageLog).slice(0, SHOWN);

  return (
    <Panel title={t.log}>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t.empty}</p>
      ) : (
        <>
          <ul role="list" className={styles.log}>
            {lines.map(({ id, time, type, reason, url }) => (
              <li key={id} className={styles.line} data-type={type}>
                <span className={styles.time}>{(time / 1000).toFixed(2)}</span>
                <span className={styles.type}>{reason ? `${type} (${reason})` : type}</span>
                <bdi className={styles.url}>{url}</bdi>
              </li>
            ))}
          </ul>
          <Button variant="plain" onClick={() => pageLog.setState([], true)}>
            {t.clear}
          </Button>
        </>
      )}
    </Panel>
  );
}
