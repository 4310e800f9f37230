import '@/components/kit/tokens-extra.css';
import type { MouseEvent } from 'react';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { asRows, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { Spinner } from '@/components/spinner';
import { Swiper, type SwiperIndicator, SwiperItem, type SwiperProps } from '@/components/swiper';
import { useKitWords } from '@/platform';
import { BANNER_DURATION, BANNER_INTERVAL } from '@/shared/defaults';
import { enBanner } from '@/shared/messages/en-swiper';
import styles from './banner.module.css';

export type BannerItem = {
  image: string;
  /** The text alternative of the picture. With `showTitle` it is on the picture. */
  title: string;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string;
  /** Called for a tap. `preventDefault()` stops a link from opening. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  itemId?: string;
};

type Own =
  | ('children' | 'count' | 'renderItem' | 'vertical' | 'displayMultipleItems' | 'peekScale')
  | ('indicatorDots' | 'indicatorMode' | 'indicator')
  | ('autoplay' | 'circular' | 'interval' | 'duration');

export type BannerProps = Omit<SwiperProps, Own> & {
  items: readonly BannerItem[];
  /** @default 'line' */
  indicator?: SwiperIndicator | 'none';
  /** Shows the titles on the pictures. @default false */
  showTitle?: boolean;
  /** Shows a spinner instead of the pictures. @default false */
  loading?: boolean;
  /** @default true */
  autoplay?: boolean;
  /** A seamless loop. @default true */
  circular?: boolean;
  /** Time between pictures in milliseconds. @default 3000 */
  interval?: number;
  /** Duration of the animation in milliseconds. @default 300 */
  duration?: number;
};

/** The visible neighbours are slightly smaller. */
const PEEK_SCALE = 0.92;

const readers = { items: asRows };

/** Pictures with links that change automatically. */
export function Banner(ownProps: BannerProps) {
  const {
    items,
    indicator = 'line',
    showTitle = false,
    loading = false,
    autoplay = true,
    circular = true,
    interval = BANNER_INTERVAL,
    duration = BANNER_DURATION,
    className,
    ...swiper
  } = useData('Banner', useDefaults('Banner', ownProps), readers);
  const t = useKitWords(enBanner);
  const call = useSafeCall();
  const peeks = Boolean(swiper.previousMargin || swiper.nextMargin || swiper.slideSize);

  return (
    <Swiper
      {...swiper}
      autoplay={autoplay && !loading}
      circular={circular}
      interval={interval}
      duration={duration}
      indicatorDots={indicator !== 'none'}
      indicatorMode={indicator === 'none' ? 'dot' : indicator}
      peekScale={peeks ? PEEK_SCALE : 1}
      className={joinClasses(styles.banner, className)}
      aria-busy={loading || undefined}
      data-titles={showTitle ? '' : undefined}
    >
      {loading ? (
        <SwiperItem className={styles.loading}>
          <Spinner size="1.5rem" label={t('loading')} />
        </SwiperItem>
      ) : (
        items.map((item, index) => (
          <SwiperItem key={item.itemId ?? index} itemId={item.itemId} label={item.title}>
            <Pressable
              href={item.href}
              onClick={item.onClick && ((event) => call(item.onClick, event))}
              data-part="slide"
              className={styles.slide}
            >
              <img
                src={item.image}
                alt={showTitle ? '' : item.title}
                data-part="picture"
                className={styles.picture}
                loading={index < 2 ? 'eager' : 'lazy'}
                decoding="async"
              />
              {showTitle && (
                <span data-part="title" className={styles.title}>
                  <span className={styles.words}>{item.title}</span>
                </span>
              )}
            </Pressable>
          </SwiperItem>
        ))
      )}
    </Swiper>
  );
}
