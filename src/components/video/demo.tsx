import { useRef } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { Danmu } from './danmu';
import { Video } from './video';
import type { VideoHandle, VideoProps } from './video-props';

const film = new URL('./delivery.webm', import.meta.url).href;
const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const round = { '--portico-video-radius': '12px' } as object;

const comments: readonly Danmu[] = [
  { time: 0.4, text: 'Good morning from the market' },
  { time: 0.8, text: 'Is that our delivery?', color: '#ffe08a' },
  { time: 1.6, text: 'Yes, box 14' },
  { time: 2.2, text: 'What a big box' },
  { time: 3, text: 'Fresh coffee for everyone', color: '#9be8d0' },
  { time: 4.4, text: 'Drive carefully!' },
  { time: 6, text: 'I ordered two bags of beans' },
  { time: 9, text: 'Where does it go from here?' },
  { time: 9.4, text: 'To the café at the lake' },
];

export function Demo() {
  const player = useRef<VideoHandle>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <h2 style={heading}>A delivery on its way</h2>
        <Video
          handle={player}
          src={film}
          label="A delivery on its way"
          style={round}
          danmuList={comments}
          enableDanmu
          danmuBtn
          exclusive
        />
      </div>
      <Button onClick={() => player.current?.sendDanmu({ text: 'Hello, café', color: '#ffe08a' })}>
        Send a comment
      </Button>
      <div>
        <h2 style={heading}>Starts at 12 seconds, drags change light and volume</h2>
        <Video
          src={film}
          label="The road through the hills"
          style={round}
          initialTime={12}
          showRateBtn={false}
          pageGesture
          exclusive
        />
      </div>
    </div>
  );
}

export const playground = definePlayground<VideoProps>({
  component: Video,
  controls: {
    controls: { kind: 'switch' },
    loop: { kind: 'switch' },
    muted: { kind: 'switch' },
    objectFit: { kind: 'choice', options: ['contain', 'cover', 'fill'] },
    showProgress: { kind: 'switch' },
    showPlayBtn: { kind: 'switch' },
    showCenterPlayBtn: { kind: 'switch' },
    showMuteBtn: { kind: 'switch' },
    showRateBtn: { kind: 'switch' },
    showFullscreenBtn: { kind: 'switch' },
    enableProgressGesture: { kind: 'switch' },
    pageGesture: { kind: 'switch' },
  },
  props: {
    ...{ controls: true, loop: false, muted: false, objectFit: 'contain', showProgress: true },
    ...{ showPlayBtn: true, showCenterPlayBtn: true, showMuteBtn: true, showRateBtn: true },
    ...{ showFullscreenBtn: true, enableProgressGesture: true, pageGesture: false },
  },
  fixed: { src: film, label: 'A delivery on its way' },
  code: 'src="/delivery.webm" label="A delivery on its way"',
});
