import { usePlatform } from 'portico';
import { useState } from 'react';
import { Choice } from '@/pages/showcase/choice';
import { useText } from '@/pages/showcase/words';
import { AttemptResult } from './attempt-result';
import styles from './menu-items.module.css';
import { useAttempt } from './use-attempt';
import { words } from './words';

const menuList = ['menuItem:share:timeline', 'menuItem:copyUrl'];

type Shown = 'on' | 'off';

/** Two entries of the menu of the app. They show the state that the app reports, not the last tap. */
export function MenuItems() {
  const t = useText(words);
  const { host } = usePlatform({ abortOnUnload: true });
  const { attempt, run } = useAttempt();
  const [shown, setShown] = useState<Shown>('on');

  const change = (next: Shown) =>
    run(async () => {
      await (next === 'on' ? host.showMenuItems({ menuList }) : host.hideMenuItems({ menuList }));
      setShown(next);
      return next === 'on' ? t.menuShown : t.menuHidden;
    })();

  return (
    <div className={styles.menu}>
      <Choice
        label={t.menu}
        options={[
          { value: 'on', label: t.on },
          { value: 'off', label: t.off },
        ]}
        value={shown}
        onChange={change}
      />
      <AttemptResult attempt={attempt} />
    </div>
  );
}
