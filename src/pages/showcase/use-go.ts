import { useCallback } from 'react';
import { isPlatformError, usePlatform } from '@/platform';
import { defineWords, useText } from './words';

const words = defineWords({
  en: {
    deniedTitle: 'Admins only',
    deniedText: 'Sign in as an admin to open this page.',
    signIn: 'Sign in',
  },
  zh: {
    deniedTitle: '仅限管理员',
    deniedText: '请以管理员身份登录后再打开此页面。',
    signIn: '登录',
  },
});

/** Refusals that the user caused: a double tap or a change of mind. */
const QUIET = ['locked', 'superseded', 'cancel'];

/** Opens a page by its URL, and shows the reason if the page may not open. */
export function useGo(): (url: string) => void {
  const platform = usePlatform();
  const t = useText(words);

  return useCallback(
    (url) => {
      const open = () => platform.navigate({ url });

      const offerSignIn = async () => {
        const { confirm } = await platform.showModal({
          title: t.deniedTitle,
          content: t.deniedText,
          confirmText: t.signIn,
        });
        if (confirm) await platform.navigate('/sign-in', { to: url });
      };

      const explain = async (error: unknown) => {
        if (!isPlatformError(error)) throw error;
        if (error.code === 'denied') await offerSignIn();
        else if (!QUIET.includes(error.code)) {
          await platform.showToast({ title: error.message, icon: 'none' });
        }
      };

      void open().catch(explain);
    },
    [platform, t],
  );
}
