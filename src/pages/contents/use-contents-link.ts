import type { MouseEvent } from 'react';
import { useGo } from '@/pages/showcase/use-go';
import { usePlatform } from '@/platform';
import { useNavigator } from '@/router';

const TABS = ['/', '/components', '/apis', '/me'];

/** Goes to a tab, or opens a page; the page that is open already stays. */
export function useContentsLink() {
  const platform = usePlatform();
  const { href, activePage } = useNavigator();
  const go = useGo();

  const open = (url: string) => {
    if (activePage().url === url) return;
    if (TABS.includes(url)) void platform.switchTab({ url });
    else go(url);
  };

  return (url: string) => ({
    href: href(url),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // No call opens a page that is not there; the address bar does.
      if (url === '/nowhere') return;
      event.preventDefault();
      open(url);
    },
  });
}
