import { Button, Rate, usePlatform } from 'portico';
import type { ReactNode } from 'react';
import { useReviews } from '../api/queries.ts';
import type { Item, Review, WrittenReview } from '../api/types.ts';
import { Thumb } from './picture.tsx';
import { useShopText } from './use-shop-text.ts';
import '../styles/reviews.css';

/** The reviews of members, the newest first, then the reviews that came with the item. */
export function Reviews({ item }: { item: Item }) {
  const { t, text } = useShopText();
  const platform = usePlatform();
  const { data } = useReviews(item.id);
  return (
    <section className="reviews" aria-labelledby="reviews">
      <div className="reviews-head">
        <h3 id="reviews">{t('reviews')}</h3>
        {data?.mayWrite && (
          <Button
            size="small"
            variant="tonal"
            onClick={() => void platform.navigate('/review/:id', { id: item.id })}
          >
            {t('writeReview')}
          </Button>
        )}
      </div>
      {data?.reviews.map((review) => (
        <OneReview key={review.id} review={review} words={review.text}>
          <Photos review={review} />
        </OneReview>
      ))}
      {item.reviews.map((review) => (
        <OneReview key={review.name} review={review} words={text(review.text)} />
      ))}
    </section>
  );
}

type OneProps = {
  readonly review: Pick<Review, 'name' | 'stars' | 'day'>;
  readonly words: string;
  readonly children?: ReactNode;
};

function OneReview({ review: { name, stars, day }, words, children }: OneProps) {
  const { t, locale } = useShopText();
  const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  return (
    <article>
      <div className="review-head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Rate label={t('rating')} readOnly value={stars} className="small-rate" />
        <time dateTime={day}>{date.format(new Date(`${day}T12:00`))}</time>
      </div>
      <p dir="auto">{words}</p>
      {children}
    </article>
  );
}

function Photos({ review: { name, photos } }: { review: WrittenReview }) {
  const { t } = useShopText();
  const platform = usePlatform();
  if (photos.length === 0) return null;
  const alt = t('photoFrom', { name });
  const open = (current: number) =>
    platform.previewImage({ urls: [...photos], alts: photos.map(() => alt), current });
  return (
    <div className="review-photos">
      {photos.map((url, index) => (
        <button
          key={url}
          type="button"
          aria-label={`${alt}, ${index + 1}`}
          onClick={() => void open(index)}
        >
          <Thumb src={url} />
        </button>
      ))}
    </div>
  );
}
