import { type ReactNode, useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Swiper, SwiperItem } from '@/components/swiper';
import { PageIndicator, type PageIndicatorProps } from './page-indicator';

const drinks = ['Espresso', 'Flat white', 'Cortado', 'Cold brew', 'Mocha'];

export function Demo() {
  const [page, setPage] = useState(1);
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 }}>
      <Part title="Buttons">
        <PageIndicator label="Drinks" total={5} current={page} onChange={setPage} />
      </Part>
      <Part title="Dots, lines, a bar, a fraction">
        <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <PageIndicator label="Drinks as dots" total={5} current={page} />
          <PageIndicator label="Drinks as lines" total={5} current={page} mode="line" />
          <PageIndicator label="Drinks as a bar" total={5} current={page} mode="bar" />
          <PageIndicator label="Drinks as a fraction" total={5} current={page} mode="fraction" />
        </div>
      </Part>
      <Part title="Below slides">
        <Swiper
          label="Drinks of the day"
          current={page}
          onChange={setPage}
          slideSize="78%"
          indicator={(place) => (
            <PageIndicator {...place} mode="bar" style={{ margin: '12px auto 0' }} />
          )}
        >
          {drinks.map((name) => (
            <SwiperItem key={name} label={name} style={{ paddingInline: 6 }}>
              <div
                style={{
                  display: 'grid',
                  placeItems: 'center',
                  blockSize: 120,
                  borderRadius: 16,
                  background: 'var(--portico-surface)',
                  fontWeight: 600,
                }}
              >
                {name}
              </div>
            </SwiperItem>
          ))}
        </Swiper>
      </Part>
      <Part title="Vertical">
        <PageIndicator label="Steps" total={4} current={page} direction="vertical" />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={{ minInlineSize: 0 }}>
      <p style={{ margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 }}>
        {title}
      </p>
      {children}
    </div>
  );
}

export const playground = definePlayground<PageIndicatorProps>({
  component: PageIndicator,
  controls: {
    total: { kind: 'number', min: 1, max: 20 },
    current: { kind: 'number', min: 0, max: 19 },
    mode: { kind: 'choice', options: ['dot', 'line', 'bar', 'fraction'] },
    direction: { kind: 'choice', options: ['horizontal', 'vertical'] },
  },
  props: { mode: 'dot', direction: 'horizontal' },
  initial: { total: 5, current: 1 },
  fixed: { label: 'Drinks' },
  code: 'label="Drinks"',
});
