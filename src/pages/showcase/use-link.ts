import { type MouseEvent, useCallback } from 'react';
import { useNavigator } from '@/router';
import { useGo } from './use-go';

/** Props of a link to a page of the app: a tap opens it here, a middle click in another browser tab. */
export function useLink() {
  const { href } = useNavigator();
  const go = useGo();

  return useCallback(
    (url: string) => ({
      href: href(url),
      onPress: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(url);
      },
    }),
    [href, go],
  );
}
