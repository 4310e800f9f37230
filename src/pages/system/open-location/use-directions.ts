import {
  type Point,
  isPlatformError,
  useMapProvider,
  usePlatform,
  usePlatformContext,
  useKitWords,
} from '@/platform';
import { useNavigator } from '@/router';
import { enLate } from '@/shared/messages';
import { mapApps, openMapApp } from './map-apps';

/** Lets the user choose an app that shows the way to a point of the map. */
export function useDirections(goal: Point & { readonly name: string }): () => void {
  const t = useKitWords(enLate);
  const platform = usePlatform();
  const { env } = usePlatformContext();
  const loadProvider = useMapProvider();
  const { report } = useNavigator();

  const choose = async () => {
    const provider = await loadProvider().catch(() => null);
    const coordinates = provider?.coordinates ?? 'wgs84';
    const apps = mapApps({ ...goal, coordinates }, env.window.navigator);
    const itemList = apps.map(({ name }) => t(name));
    const { tapIndex } =
      apps.length > 1
        ? await platform.showActionSheet({ title: t('directions'), itemList })
        : { tapIndex: 0 };
    const chosen = apps[tapIndex];
    if (chosen) openMapApp(env.window, chosen);
  };

  return () => {
    choose().catch((error: unknown) => {
      if (!isPlatformError(error) || error.code !== 'cancel') report(error);
    });
  };
}
