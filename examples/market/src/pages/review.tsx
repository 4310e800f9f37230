import { useQueryClient } from '@tanstack/react-query';
import {
  Empty,
  Form,
  FormDraft,
  FormItem,
  type FormValues,
  Rate,
  Skeleton,
  SubmitButton,
  type SubmitContext,
  Textarea,
  Upload,
  usePage,
  usePlatform,
} from 'portico';
import { useState } from 'react';
import { fieldErrorsOf } from '../api/api.ts';
import { useApi, useItem, useReviews } from '../api/queries.ts';
import { Failure } from '../parts/failure.tsx';
import { pictureOf, Thumb } from '../parts/picture.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/reviews.css';

export default function ReviewPage() {
  const { t } = useShopText();
  const { id } = usePage('/review/:id').params;
  const { data, isError, isFetching, refetch } = useReviews(id);
  // After it is sent, nothing may be written any more. The form stays until the page has left.
  const [isOpen, setOpen] = useState(false);
  if (data?.mayWrite && !isOpen) setOpen(true);

  if (isOpen) return <ReviewForm id={id} />;
  if (data && !isFetching) return <Empty title={t('noReview')} text={t('noReviewText')} />;
  if (isError && !isFetching) return <Failure onRetry={() => void refetch()} />;
  return <Skeleton className="page" rows={6} />;
}

function ReviewForm({ id }: { id: string }) {
  const { t, text } = useShopText();
  const api = useApi();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { item } = useItem(id);

  const send = async (values: FormValues, { idempotencyKey }: SubmitContext) => {
    const { stars, text: words, photos } = values;
    const review = {
      stars: Number(stars),
      text: String(words ?? ''),
      photos: Array.isArray(photos) ? photos.map(String) : [],
    };
    try {
      await api.sendReview(id, review, idempotencyKey);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields) return { fields };
      throw error;
    }
    void queries.invalidateQueries({ queryKey: ['reviews', id] });
    void platform.showToast({ title: t('reviewSent'), icon: 'success' });
    return undefined;
  };

  return (
    <Form
      className="page"
      label={t('writeReview')}
      onSubmit={send}
      onSuccess={() => void platform.back()}
    >
      <FormDraft name="review" />
      <div className="review-item">
        <Thumb src={pictureOf(id)} />
        <h2>{item ? text(item.name) : t('item')}</h2>
      </div>
      <div className="panel">
        <FormItem label={t('stars')} required>
          <Rate label={t('stars')} name="stars" />
        </FormItem>
        <FormItem label={t('reviewText')} required>
          <Textarea
            name="text"
            placeholder={t('reviewHint')}
            maxLength={500}
            autoHeight
            minRows={4}
          />
        </FormItem>
        <FormItem label={t('reviewPhotos')} help={t('reviewPhotosHelp')}>
          <Upload
            name="photos"
            maxCount={3}
            quality={0.8}
            upload={(photo, { signal }) => api.sendFile(photo, { signal })}
          />
        </FormItem>
      </div>
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}
