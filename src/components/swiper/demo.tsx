import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Swiper } from './swiper';
import { SwiperItem } from './swiper-item';
import type { SwiperHandle, SwiperProps } from './swiper-props';

const slabs = [
  { name: 'Sandstone', note: 'Block 12, bed 3', from: '#cfb489', to: '#8a6a43' },
  { name: 'Green slate', note: 'Roofs and sills', from: '#7f9a92', to: '#2f4a45' },
  { name: 'Basalt', note: 'Kerbs and setts', from: '#7d8288', to: '#2c3035' },
  { name: 'Red granite', note: 'Polished, 3 cm', from: '#bf8f84', to: '#6d3a34' },
];

const face = (from: string, to: string): CSSProperties => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minBlockSize: 150,
  padding: '16px 8px 40px',
  textAlign: 'center',
  wordBreak: 'break-word',
  background: `linear-gradient(160deg, ${from}, ${to})`,
  color: '#fff',
  textShadow: '0 1px 3px #000c, 0 0 12px #0009',
});

const slides = slabs.map(({ name, note, from, to }) => (
  <SwiperItem key={name} itemId={name} label={name} style={face(from, to)}>
    <strong style={{ fontSize: 'min(var(--portico-title), 5.5vw)' }}>{name}</strong>
    <span style={{ fontSize: 'min(1rem, 5vw)' }}>{note}</span>
  </SwiperItem>
));

/** The arrows are in the middle, so all words are below it. */
const pairs = slabs.map(({ name, note, from, to }) => (
  <SwiperItem
    key={name}
    itemId={name}
    label={name}
    style={{ ...face(from, to), gridTemplateRows: '1fr 1fr', padding: 0, alignContent: 'stretch' }}
  >
    <div style={{ gridRow: 2, padding: '26px 4px 16px' }}>
      <strong style={{ display: 'block', fontSize: 'min(var(--portico-title), 5vw)' }}>
        {name}
      </strong>
      <span style={{ fontSize: 'min(1rem, 4.5vw)' }}>{note}</span>
    </div>
  </SwiperItem>
));

const round = { '--portico-swiper-radius': '16px' } as CSSProperties;

function Numbered() {
  const handle = useRef<SwiperHandle>(null);
  const [place, setPlace] = useState(0);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Swiper
        label="All 10,000 blocks"
        handle={handle}
        count={10_000}
        current={place}
        onChange={setPlace}
        indicatorDots
        style={round}
        renderItem={(index) => (
          <div
            style={face(`hsl(${(index * 37) % 360} 22% 48%)`, `hsl(${(index * 37) % 360} 24% 28%)`)}
          >
            <strong style={{ fontSize: 'var(--portico-heading)' }}>Block {index + 1}</strong>
          </div>
        )}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="small" variant="tonal" onPress={() => handle.current?.goTo(0)}>
          To the first
        </Button>
        <Button size="small" variant="tonal" onPress={() => handle.current?.goTo(9_999)}>
          To the last
        </Button>
      </div>
    </div>
  );
}

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Swiper label="Slabs in stock" autoplay circular indicatorDots style={round}>
        {slides}
      </Swiper>
      <Swiper label="Two at once" displayMultipleItems={2} nextMargin={24} navigation style={round}>
        {pairs}
      </Swiper>
      <Swiper
        label="From top to bottom"
        vertical
        circular
        indicatorDots
        indicatorMode="line"
        style={{ ...round, blockSize: '12rem' }}
      >
        {slides}
      </Swiper>
      <Numbered />
    </div>
  );
}

export const playground = definePlayground<SwiperProps>({
  component: Swiper,
  controls: {
    indicatorDots: { kind: 'switch' },
    indicatorMode: { kind: 'choice', options: ['dot', 'line', 'fraction'] },
    autoplay: { kind: 'switch' },
    circular: { kind: 'switch' },
    vertical: { kind: 'switch' },
    navigation: { kind: 'switch' },
    disableTouch: { kind: 'switch' },
    displayMultipleItems: { kind: 'number', min: 1, max: 4 },
    previousMargin: { kind: 'number', min: 0, max: 60, step: 4 },
    nextMargin: { kind: 'number', min: 0, max: 60, step: 4 },
    interval: { kind: 'number', min: 1000, max: 10_000, step: 500 },
    duration: { kind: 'number', min: 0, max: 2000, step: 100 },
  },
  props: {
    indicatorDots: false,
    indicatorMode: 'dot',
    autoplay: false,
    circular: false,
    vertical: false,
    navigation: false,
    disableTouch: false,
    displayMultipleItems: 1,
    previousMargin: 0,
    nextMargin: 0,
    interval: 5000,
    duration: 500,
  },
  fixed: { label: 'Slabs in stock', style: round, children: slides },
  code: 'label="Slabs in stock"',
  codeChildren: '<SwiperItem>…</SwiperItem>',
});
