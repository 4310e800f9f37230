import { List, useHost, usePlatform } from 'portico';
import { CloseIcon, GlobeIcon } from 'portico/icons';
import { useText } from '@/pages/showcase/words';
import { AttemptRow } from './attempt-row';
import { MenuItems } from './menu-items';
import { words } from './words';

/** The app's window, and its menu. */
export function WindowPanel() {
  const t = useText(words);
  const platform = usePlatform({ abortOnUnload: true });
  const { env } = useHost();

  const leave = async () => {
    const { result } = await platform.host.openInBrowser();
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
