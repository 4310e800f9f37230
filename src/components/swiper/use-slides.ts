import { Children, isValidElement, type ReactNode, useMemo } from 'react';
import type { SwiperItemProps } from './swiper-item';

export type Slides = {
  readonly count: number;
  /** Only those around the current one are rendered. */
  readonly isVirtual: boolean;
  readonly keyOf: (index: number) => string;
  readonly render: (index: number) => ReactNode;
  readonly labelOf: (index: number) => string | undefined;
  readonly idOf: (index: number) => string | undefined;
  /** -1 where there is none. */
  readonly find: (id: string) => number;
};

export type SlideSource = {
  children?: ReactNode;
  count?: number | undefined;
  renderItem?: ((index: number) => ReactNode) | undefined;
};

/** The two ways to hand in slides: as children, or by number. */
export function useSlides({ children, count, renderItem }: SlideSource): Slides {
  return useMemo(
    () => (renderItem ? byNumber(count ?? Number.NaN, renderItem) : fromChildren(children)),
    [children, count, renderItem],
  );
}

function byNumber(wanted: number, renderItem: (index: number) => ReactNode): Slides {
  if (!(wanted >= 0)) throw new Error('Swiper: `renderItem` needs a `count` of slides');
  return {
    count: Math.floor(wanted),
    isVirtual: true,
    keyOf: String,
    render: renderItem,
    labelOf: () => undefined,
    idOf: () => undefined,
    find: () => -1,
  };
}

function fromChildren(children: ReactNode): Slides {
  const items = Children.toArray(children);
  const factsOf = (index: number): SwiperItemProps => {
    const item = items[index];
    return isValidElement<SwiperItemProps>(item) ? item.props : {};
  };
  return {
    count: items.length,
    isVirtual: false,
    keyOf: (index) => {
      const item = items[index];
      return isValidElement(item) && item.key !== null ? item.key : String(index);
    },
    render: (index) => items[index],
    labelOf: (index) => factsOf(index).label,
    idOf: (index) => factsOf(index).itemId,
    find: (id) => items.findIndex((_, index) => factsOf(index).itemId === id),
  };
}
