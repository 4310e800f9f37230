import { Button } from '@/components/button';
import { CompassIcon } from '@/components/icon';
import { Result } from '@/components/result';
import { type OpenLocationParams, pointOf, usePlatform, useKitWords } from '@/platform';
import { useNavigator, usePage, usePageShow } from '@/router';
import { MAP_ZOOM_MAX } from '@/shared/defaults';
import { en, enLate } from '@/shared/messages';
import styles from './open-location.module.css';
import { PlaceView } from './place-view';

/** Shows a place [S2.10]. An address without good coordinates gets a message. */
export default function OpenLocation() {
  const t = useKitWords({ ...en, ...enLate });
  const platform = usePlatform();
  const { report } = useNavigator();
  // The route has checked them.
  const params = usePage().params as Partial<OpenLocationParams>;
  const { name = '', address = '', scale = MAP_ZOOM_MAX } = params;
  const point = pointOf(params);
  const title = t('openLocation');

  usePageShow(() => void platform.setNavigationBarTitle({ title }).catch(report));

  if (point) return <PlaceView place={{ point, scale: Math.floor(scale), name, address }} />;
  return (
    <div className={styles.message}>
      <Result
        fill
        icon={<CompassIcon size={40} weight={1.4} />}
        title={t('locationInvalid')}
        text={t('locationInvalidText')}
        // From the first page it leads to the root [S2.6].
        actions={<Button onClick={() => void platform.back().catch(report)}>{t('back')}</Button>}
      />
    </div>
  );
}
