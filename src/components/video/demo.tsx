import { useRef } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { Danmu } from './danmu';
import { Video } from './video';
import type { VideoHandle, VideoProps } from './video-props';

const film = new URL('./quarry.webm', import.meta.url).href;
const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const round = { '--portico-video-radius': '12px' } as object;

const comments: readonly Danmu[] = [
  { time: 0.4, text: 'Good morning from the third terrace' },
  { time: 0.8, text: 'Is that the white one?', color: '#ffe08a' },
  { time: 1.6, text: 'Carrara, block 14' },
  { time: 2.2, text: 'What a size' },
  { time: 3, text: 'The vein runs straight through', color: '#9be8d0' },
  { time: 4.4, text: 'Mind the edge!' },
  { time: 6, text: 'Ordered two arches of it' },
  { time: 9, text: 'Where does it go from here?' },
  { time: 9.4, text: 'To the saw, hall 2' },
];

export function Demo() {
  const player = useRef<VideoHandle>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <p style={heading}>A slab on its way</p>
        <Video
          handle={player}
          src={film}
          label="A slab on its way"
          style={round}
          danmuList={comments}
          enableDanmu
          danmuBtn
          exclusive
        />
      </div>
      <Button
        onPress={() => player.current?.sendDanmu({ text: 'Hello, quarry', color: '#ffe08a' })}
      >
        Send a comment
      </Button>
      <div>
        <p style={heading}>From the twelfth second, with drags for light and volume</p>
        <Video
          src={film}
          label="The terraces"
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
  fixed: { src: film, label: 'A slab on its way' },
  code: 'src="/quarry.webm" label="A slab on its way"',
});
