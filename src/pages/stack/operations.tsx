import { Button, isPlatformError, usePlatform } from 'portico';
import { useState } from 'react';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import styles from './stack.module.css';
import { words } from './words';

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
    ...[1, 2, 3].map((steps) => [t.back(steps), () => platform.back(steps)] as const),
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
