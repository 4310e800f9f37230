import { List, usePlatform } from 'portico';
import { PinIcon, ScanIcon, TargetIcon } from 'portico/icons';
import { useText } from '@/pages/showcase/words';
import { AttemptRow } from './attempt';
import { words } from './words';

const CARRARA = { latitude: 44.0793, longitude: 10.0979 };

export function PlaceList() {
  const t = useText(words);
  const platform = usePlatform({ abortOnUnload: true });

  const locate = async () => {
    const { latitude, longitude, accuracy } = await platform.getLocation();
    return t.located(latitude, longitude, accuracy);
  };

  const scan = async () => {
    const { result } = await platform.scanCode();
    return t.scanned(result);
  };

  const openPlace = async () => {
    await platform.openLocation({ ...CARRARA, name: t.placeName, address: t.placeAddress });
    return t.placeOpened;
  };

  return (
    <List title={t.around}>
      <AttemptRow icon={<TargetIcon />} title={t.locate} call={locate} />
      <AttemptRow icon={<ScanIcon />} title={t.scan} call={scan} />
      <AttemptRow icon={<PinIcon />} title={t.openPlace} note={t.placeName} call={openPlace} />
    </List>
  );
}
