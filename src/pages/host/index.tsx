import { Column } from '@/pages/showcase/layout';
import { CallTable } from './call-table';
import { FailurePanel } from './failure-panel';
import { HostCard } from './host-card';
import { PicturePanel } from './picture-panel';
import { PlaceList } from './place-list';
import { SharePanel } from './share-panel';
import { VoicePanel } from './voice-panel';
import { WindowPanel } from './window-panel';

export default function Host() {
  return (
    <Column>
      <HostCard />
      <SharePanel />
      <PicturePanel />
      <VoicePanel />
      <PlaceList />
      <WindowPanel />
      <CallTable />
      <FailurePanel />
    </Column>
  );
}
