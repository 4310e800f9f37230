import { definePlayground } from '@/components/kit/playground';
import { Banner, type BannerItem, type BannerProps } from './banner';

/** Generates a picture from noise that is stretched in one direction. */
function texture(light: string, dark: string, grain: string): string {
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
    image: texture('#d9c6a5', '#8a6a43', '.004 .05'),
    title: 'Fresh bread from seven o’clock',
    href: '/components',
  },
  {
    image: texture('#8fa3a0', '#2e4744', '.05'),
    title: 'Green tea, the June harvest',
    href: '/components',
  },
  {
    image: texture('#c9b8b4', '#7a4b46', '.2'),
    title: 'Strawberries, sweet and cheap',
    href: '/components',
  },
  {
    image: texture('#e8e6e1', '#8f9299', '.008 .02'),
    title: 'Milk from farms nearby',
    href: '/components',
  },
];

const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <h2 style={heading}>With titles</h2>
      <Banner label="News of the market" items={items} showTitle />
      <h2 style={heading}>With the edges of its neighbours</h2>
      <Banner
        label="New this week"
        items={items}
        indicator="none"
        previousMargin={28}
        nextMargin={28}
        defaultCurrent={1}
        autoplay={false}
        style={{ marginInline: -16 }}
      />
      <h2 style={heading}>With a number</h2>
      <Banner label="Offers" items={items} indicator="fraction" autoplay={false} />
      <h2 style={heading}>Loading</h2>
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
  fixed: { label: 'News of the market', items },
  code: 'label="News of the market" items={items}',
});
