import { List, useHost, usePlatform } from 'portico';
import { CloseIcon, GlobeIcon } from 'portico/icons';
import { useState } from 'react';
import { Choice } from '@/pages/showcase/fields';
import { useText } from '@/pages/showcase/words';
import { AttemptResult, AttemptRow, useAttempt } from './attempt';
import styles from './menu-items.module.css';
import { words } from './words';

/** The app's window, and its menu. */
export function WindowPanel() {
  const t = useText(words);
  const platform = usePlatform({ abortOnUnload: true });
  const { env } = useHost();

  const leave = async () => {
    const { result } = await platform.host.openOutside();
    if (env.app === 'browser') return t.isBrowser;
    return result === 'guided' ? t.guidedOut : t.left;
  };

  const close = async () => {
    await platform.host.closeWindow();
    return t.closed;
  };

  return (
    <List title={t.window}>
      <AttemptRow icon={<GlobeIcon />} title={t.openInBrowser} call={leave} />
      <AttemptRow icon={<CloseIcon />} title={t.close} note={t.closeNote} call={close} />
      <MenuItems />
    </List>
  );
}

const menuList = ['menuItem:share:timeline', 'menuItem:copyUrl'];

type Shown = 'on' | 'off';

/** Two entries of the menu of the app. They show the state that the app reports, not the last tap. */
function MenuItems() {
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
