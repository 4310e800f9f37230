import { definePlayground } from '@/components/kit/playground';
import { Banner, type BannerItem, type BannerProps } from './banner';

/** A generated picture of stone: noise, stretched in one direction. */
function stone(light: string, dark: string, grain: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="360">
<filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="5" seed="7"/>
<feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="linear" slope=".55"/></feComponentTransfer>
<feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="soft-light"/></filter>
<linearGradient id="g" x2=".7" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<rect width="780" height="360" fill="url(#g)" filter="url(#f)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const items: readonly BannerItem[] = [
  {
    image: stone('#d9c6a5', '#8a6a43', '.004 .05'),
    title: 'Sandstone, cut in June',
    href: '/components',
  },
  {
    image: stone('#8fa3a0', '#2e4744', '.05'),
    title: 'Green slate for roofs',
    href: '/components',
  },
  { image: stone('#c9b8b4', '#7a4b46', '.2'), title: 'Red granite, polished', href: '/components' },
  {
    image: stone('#e8e6e1', '#8f9299', '.008 .02'),
    title: 'Marble with grey veins',
    href: '/components',
  },
];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Banner label="From the quarry" items={items} showTitle />
      <Banner
        label="New slabs"
        items={items}
        indicator="none"
        previousMargin={28}
        nextMargin={28}
        defaultCurrent={1}
        autoplay={false}
        style={{ marginInline: -16 }}
      />
      <Banner label="Cuts" items={items} indicator="fraction" autoplay={false} />
      <Banner label="Still loading" items={[]} loading />
    </div>
  );
}

export const playground = definePlayground<BannerProps>({
  component: Banner,
  controls: {
    indicator: { kind: 'choice', options: ['line', 'dot', 'fraction', 'none'] },
    showTitle: { kind: 'switch' },
    autoplay: { kind: 'switch' },
    circular: { kind: 'switch' },
    loading: { kind: 'switch' },
    interval: { kind: 'number', min: 1000, max: 8000, step: 500 },
  },
  props: {
    indicator: 'line',
    showTitle: false,
    autoplay: true,
    circular: true,
    loading: false,
    interval: 3000,
  },
  fixed: { label: 'From the quarry', items },
  code: 'label="From the quarry" items={items}',
});
