import '@/components/kit/tokens-extra.css';
import type { ComponentProps, CSSProperties, KeyboardEvent } from 'react';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import { clamp } from '@/shared/values';
import { PageDots, type PageDotsMode } from './page-dots';
import styles from './page-indicator.module.css';

export type PageIndicatorMode = PageDotsMode | 'bar';

export type PageIndicatorProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** The number of pages. */
  total: number;
  /** The page that is shown, counted from 0. */
  current: number;
  /** The bar and the fraction are never buttons. More than 12 dots become a fraction. @default 'dot' */
  mode?: PageIndicatorMode;
  /** @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /**
   * The accessible name, such as 'Photos'. Without `label` and `onChange`, screen readers skip the indicator: then the
   * pages themselves have to say where the user is.
   */
  label?: string;
  /** Makes dots and lines buttons. Called with the page that the user chose. */
  onChange?: (page: number) => void;
  /** The accessible name of the button of a page. @default '2 of 5' */
  nameOf?: (page: number) => string;
};

/** Dots, lines, a bar or a fraction that show which of several pages is on the screen. */
export function PageIndicator(ownProps: PageIndicatorProps) {
  const {
    total,
    current,
    mode = 'dot',
    direction = 'horizontal',
    label,
    onChange,
    nameOf,
    ...native
  } = useDefaults('PageIndicator', ownProps);
  const t = useKitWords(enSwiper);
  const format = useNumbers();
  const count = Math.max(0, Math.floor(total) || 0);
  const shown = clamp(Math.round(current) || 0, 0, Math.max(0, count - 1));
  const vertical = direction === 'vertical';
  const placeOf = (page: number) => ({ number: format(page + 1), count: format(count) });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const page = pageForKey(event, shown, count - 1);
    if (page === undefined) return;
    event.preventDefault();
    if (page !== shown) onChange?.(page);
  };

  const name = t('swiperNamed', { name: label ?? '', ...placeOf(shown) });
  const spoken = label !== undefined && (onChange === undefined || mode === 'bar');
  const common = spoken
    ? { role: 'img', 'aria-label': name, 'aria-hidden': undefined, ...native }
    : { 'aria-label': label, ...native };
  if (mode === 'bar') {
    const place = {
      '--portico-own-total': count || 1,
      '--portico-own-share': shown / (count - 1 || 1),
    } as CSSProperties;
    return (
      <div
        aria-hidden
        {...common}
        className={joinClasses(styles.indicator, native.className)}
        style={{ ...place, ...native.style }}
        data-mode="bar"
        data-vertical={vertical}
      />
    );
  }
  return (
    <PageDots
      {...common}
      {...mergeHandlers(native, onChange ? { onKeyDown: press } : {})}
      {...{ total: count, current: shown, mode, vertical, format, onChange }}
      nameOf={nameOf ?? ((page) => t('swiperPlace', placeOf(page)))}
    />
  );
}

/** The page of an arrow key, Home or End. Undefined for other keys. */
function pageForKey(event: KeyboardEvent<HTMLElement>, from: number, last: number) {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const pages: Readonly<Record<string, number>> = {
    ArrowRight: from + (isRtl ? -1 : 1),
    ArrowLeft: from + (isRtl ? 1 : -1),
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: last,
  };
  const page = pages[event.key];
  return page === undefined ? undefined : clamp(page, 0, last);
}
