import { Button } from '@/components/button';
import { CompassIcon } from '@/components/icon';
import { Result } from '@/components/result';
import { pointOf, usePlatform, useKitWords } from '@/platform';
import { useNavigator, usePage, usePageShow } from '@/router';
import { en, enLate } from '@/shared/messages';
import styles from './open-location.module.css';
import { PlaceView } from './place-view';

/** Shows a place [S2.10]. An address without good coordinates gets a message. */
export default function OpenLocation() {
  const t = useKitWords({ ...en, ...enLate });
  const platform = usePlatform();
  const { report } = useNavigator();
  const { name = '', address = '', scale, ...params } = usePage<'/open-location'>().params;
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
