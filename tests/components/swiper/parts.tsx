import { screen } from '@testing-library/react';
import { Swiper, SwiperItem, type SwiperProps } from '@/components/swiper';

export type Show = Omit<SwiperProps, 'label'> & { label?: string; slides?: number };

const names = ['granite', 'marble', 'basalt', 'slate', 'tuff', 'gneiss'];

/** Slides of 300 by 100 px with the names of stones. */
export function Stones({ slides = 4, label = 'Stones', ...props }: Show) {
  return (
    <Swiper label={label} style={{ inlineSize: 300 }} {...props}>
      {names.slice(0, slides).map((name) => (
        <SwiperItem key={name} itemId={name} style={{ blockSize: 100 }}>
          <button type="button">{name}</button>
        </SwiperItem>
      ))}
    </Swiper>
  );
}

export const swiper = (name = 'Stones') => screen.getByRole('group', { name });
export const frameIn = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[data-cell]')?.parentElement?.parentElement as HTMLElement;

/** How many pixels a slide's start is from where the current slide starts. */
export function offsetOf(text: string, root = swiper(), vertical = false): number {
  const cell = root.querySelectorAll<HTMLElement>('[data-cell]');
  const found = [...cell].filter((one) => one.textContent?.includes(text));
  const frame = frameIn(root);
  const box = frame.getBoundingClientRect();
  // The engine moves the line by a transform, so its margin stays where the current slide starts.
  const margins = getComputedStyle(frame.firstElementChild as Element);
  const offsets = found.map((one) => {
    const place = one.getBoundingClientRect();
    if (vertical) return place.top - box.top - Number.parseFloat(margins.marginTop);
    const isRtl = margins.direction === 'rtl';
    const start = Number.parseFloat(margins.marginInlineStart);
    return isRtl ? box.right - place.right - start : place.left - box.left - start;
  });
  const nearest = offsets.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  return Math.round(nearest ?? Number.NaN);
}

/** The slides that are not inert. */
export const shown = (root = swiper()) =>
  [...root.querySelectorAll('[data-cell]:not([inert])')].map((cell) => cell.textContent);
