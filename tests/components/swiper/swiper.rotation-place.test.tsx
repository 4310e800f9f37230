import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banner } from '@/components/banner';
import { Swiper, SwiperItem } from '@/components/swiper';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const stop = () =>
  screen.getByRole('button', { name: 'Stop automatic slides' }).getBoundingClientRect();

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** The usual places of a banner's text, with the dots at the bottom. */
const places: Readonly<Record<string, CSSProperties>> = {
  'at the start, in the middle': { alignItems: 'center' },
  'at the start, at the bottom': { alignItems: 'flex-end', paddingBottom: 36 },
  'at the start, at the top': { alignItems: 'flex-start' },
  'in the middle': { alignItems: 'center', justifyContent: 'center' },
};

describe.each(['ltr', 'rtl'] as const)('the button that stops autoplay, %s', (dir) => {
  it.each(Object.entries(places))('does not cover a text %s of a slide', (_place, place) => {
    render(
      <div dir={dir} style={{ inlineSize: 320 }}>
        <Swiper label="Offers" autoplay indicatorDots style={{ blockSize: 150 }}>
          {['Strawberry week', 'New roast'].map((text) => (
            <SwiperItem key={text} style={{ display: 'flex', padding: 16, ...place }}>
              <p style={{ margin: 0, maxInlineSize: 240, font: '14px/20px sans-serif' }}>
                {text}, until Sunday also at the shop in the station
              </p>
            </SwiperItem>
          ))}
        </Swiper>
      </div>,
    );
    const text = screen.getByText(/^Strawberry week/).getBoundingClientRect();
    expect(overlaps(stop(), text)).toBe(false);
  });

  it('is in the top corner at the end, also of a Banner with titles and a fraction', () => {
    const { container } = render(
      <div dir={dir} style={{ inlineSize: 320 }}>
        <Banner
          label="Offers"
          items={['A', 'B'].map((title) => ({ image: pixel, title }))}
          showTitle
          indicator="fraction"
        />
      </div>,
    );
    const [button, box] = [stop(), (container.firstChild as Element).getBoundingClientRect()];
    expect([button.top, button.width, button.height]).toEqual([box.top, 44, 44]);
    expect(dir === 'ltr' ? button.right - box.right : button.left - box.left).toBe(0);
    const mode = container.querySelector('[data-mode]') as Element;
    expect(overlaps(button, mode.getBoundingClientRect())).toBe(false);
  });
});
