import { EmptyState } from '@/components/empty-state';
import { CompassIcon } from '@/components/icon';
import { usePlatform, useWords } from '@/platform';
import { useNavigator, usePage, usePageShow } from '@/router';
import { enLate } from '@/shared/messages';
import { readStart } from './read-start';

/** Where the visitor chooses a place [S2.9]; without a good point in its address it begins where they are. */
export default function ChooseLocation() {
  const t = useWords(enLate);
  const platform = usePlatform();
  const { report } = useNavigator();
  const { point, keyword } = readStart(usePage().params);
  const title = t('chooseLocation');

  usePageShow(() => void platform.setNavigationBarTitle({ title }).catch(report));

  return (
    <EmptyState
      icon={<CompassIcon size={40} weight={1.4} />}
      title={keyword || title}
      text={point && `${point.latitude}, ${point.longitude}`}
    />
  );
}
