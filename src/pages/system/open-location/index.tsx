import { EmptyState } from '@/components/empty-state';
import { CompassIcon } from '@/components/icon';
import { usePlatform, useWords } from '@/platform';
import { useNavigator, usePage, usePageShow } from '@/router';
import { enLate } from '@/shared/messages';
import { readPlace } from './read-place';

/** Shows a place [S2.10]. An address without good coordinates gets a message. */
export default function OpenLocation() {
  const t = useWords(enLate);
  const platform = usePlatform();
  const { report } = useNavigator();
  const place = readPlace(usePage().params);
  const title = t('openLocation');

  usePageShow(() => void platform.setNavigationBarTitle({ title }).catch(report));

  const icon = <CompassIcon size={40} weight={1.4} />;
  if (!place)
    return <EmptyState icon={icon} title={t('locationInvalid')} text={t('locationInvalidText')} />;
  const { point, name, address } = place;
  return (
    <EmptyState
      icon={icon}
      title={name || title}
      text={[address, `${point.latitude}, ${point.longitude}`].filter(Boolean).join(' · ')}
    />
  );
}
