import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Swiper } from './swiper';
import { SwiperItem } from './swiper-item';
import type { SwiperHandle, SwiperProps } from './swiper-props';

const cakes = [
  { name: 'Apple pie', note: 'Baked at 8, 4 €', from: '#cfb489', to: '#8a6a43' },
  { name: 'Matcha roll', note: 'Green tea cream', from: '#7f9a92', to: '#2f4a45' },
  { name: 'Brownie', note: 'Dark, with nuts', from: '#7d8288', to: '#2c3035' },
  { name: 'Berry tart', note: 'Six pieces, 18 €', from: '#bf8f84', to: '#6d3a34' },
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

const slides = cakes.map(({ name, note, from, to }) => (
  <SwiperItem key={name} itemId={name} label={name} style={face(from, to)}>
    <strong style={{ fontSize: 'min(var(--portico-title), 5.5vw)' }}>{name}</strong>
    <span style={{ fontSize: 'min(1rem, 5vw)' }}>{note}</span>
  </SwiperItem>
));

/** The arrows are in the middle, so all words are below it. */
const pairs = cakes.map(({ name, note, from, to }) => (
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

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const round = { '--portico-swiper-radius': '16px' } as CSSProperties;

function Numbered() {
  const handle = useRef<SwiperHandle>(null);
  const [place, setPlace] = useState(0);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Swiper
        label="All 10,000 photos"
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
            <strong style={{ fontSize: 'var(--portico-heading)' }}>Photo {index + 1}</strong>
          </div>
        )}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="small" variant="tonal" onClick={() => handle.current?.goTo(0)}>
          To the first
        </Button>
        <Button size="small" variant="tonal" onClick={() => handle.current?.goTo(9_999)}>
          To the last
        </Button>
      </div>
    </div>
  );
}

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Cakes of the day</h2>
      <Swiper label="Cakes of the day" autoplay circular indicatorDots style={round}>
        {slides}
      </Swiper>
      <h2 style={heading}>Two at once</h2>
      <Swiper label="Two at once" displayMultipleItems={2} nextMargin={24} navigation style={round}>
        {pairs}
      </Swiper>
      <h2 style={heading}>From top to bottom</h2>
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
      <h2 style={heading}>10,000 photos</h2>
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
  fixed: { label: 'Cakes of the day', style: round, children: slides },
  code: 'label="Cakes of the day"',
  codeChildren: '<SwiperItem>…</SwiperItem>',
});
