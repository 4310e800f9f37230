import { TargetIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import { RoundButton } from './round-button';
import type { OwnPlace } from './use-own-place';

type Props = { own: OwnPlace; onClick: () => void };

/** Requests the location of the user. */
export function LocateButton({ own, onClick }: Props) {
  const t = useKitWords(enLate);
  const isBusy = own.state === 'locating';
  return (
    <RoundButton label={t('locateMe')} isBusy={isBusy} onClick={onClick}>
      {isBusy ? <Spinner size={20} /> : <TargetIcon size={22} />}
    </RoundButton>
  );
}
