import {
  ActionBar,
  ActionBarButton,
  ActionBarIcon,
  Empty,
  Rate,
  Selector,
  Skeleton,
  Stepper,
  Swiper,
  SwiperItem,
  usePage,
  usePageShare,
  usePageTitle,
  usePlatform,
} from 'portico';
import { CartIcon, ShareIcon } from 'portico/icons';
import { useState } from 'react';
import { useCatalogue, useItem } from '../api/queries.ts';
import type { Item } from '../api/types.ts';
import { useCart, useCartLines } from '../cart/cart-provider.tsx';
import { inOrder, usualChoices } from '../cart/choices.ts';
import { countOf } from '../cart/lines.ts';
import { priceOf } from '../cart/totals.ts';
import { Failure } from '../parts/failure.tsx';
import { ItemCard } from '../parts/item-card.tsx';
import { OfflineNote } from '../parts/offline-note.tsx';
import { Picture, pictureOf } from '../parts/picture.tsx';
import { Reviews } from '../parts/reviews.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/item.css';

export default function ItemPage() {
  const { t } = useShopText();
  const { id } = usePage('/item/:id').params;
  const { item, isLoaded, error, refetch } = useItem(id);
  if (item) return <Details item={item} />;
  if (isLoaded) return <Empty className="below-bar" preset="search" title={t('noItem')} />;
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <Skeleton className="item-loading" picture={1} rows={4} title />;
}

function Details({ item }: { item: Item }) {
  const { t, text, price, extraPrice } = useShopText();
  const platform = usePlatform();
  const cart = useCart();
  const inCart = countOf(useCartLines());
  const [chosen, setChosen] = useState(() => usualChoices(item));
  const [count, setCount] = useState<number | null>(1);
  const name = text(item.name);
  const sum = priceOf(item, chosen) * (count ?? 1);

  usePageTitle(name);
  usePageShare({ title: name, desc: text(item.note), imgUrl: pictureOf(item.id) });

  const choose = (group: Item['options'][number], value: string | readonly string[]) => {
    const others = group.choices.map((choice) => choice.value);
    const kept = chosen.filter((choice) => !others.includes(choice));
    setChosen(inOrder(item, [...kept, ...(typeof value === 'string' ? [value] : value)]));
  };
  const add = () => {
    cart.add({ item: item.id, choices: chosen, count: count ?? 1 });
    void platform.showToast({ title: t('added'), icon: 'success' });
  };

  return (
    <>
      <Gallery item={item} name={name} />
      <article className="item">
        <OfflineNote />
        <h2>{name}</h2>
        <p className="item-facts">
          <strong>{price(item.price)}</strong>
          {item.before && <s>{price(item.before)}</s>}
          <span>{text(item.unit)}</span>
        </p>
        <div className="item-rating">
          <Rate label={t('rating')} readOnly value={item.rating} className="small-rate" />
          {item.rating.toFixed(1)} · {t('ratings', { count: item.ratings })}
        </div>
        <p className="lead">{text(item.note)}</p>
        {item.options.map((group) => {
          const options = group.choices.map(({ value, label: words, extra }) => ({
            value,
            label: text(words),
            ...(extra > 0 && { note: extraPrice(extra) }),
          }));
          const common = { label: text(group.name), options };
          return (
            <div key={group.id} className="item-options">
              <h3>{text(group.name)}</h3>
              {group.multiple ? (
                <Selector
                  {...common}
                  multiple
                  value={chosen.filter((value) => options.some((one) => one.value === value))}
                  onChange={(value) => choose(group, value)}
                />
              ) : (
                <Selector
                  {...common}
                  value={options.find(({ value }) => chosen.includes(value))?.value ?? ''}
                  onChange={(value) => choose(group, value)}
                />
              )}
            </div>
          );
        })}
        <div className="item-amount">
          <h3>{t('amount')}</h3>
          <Stepper label={t('amount')} min={1} max={20} integer value={count} onChange={setCount} />
        </div>
      </article>
      <Reviews item={item} />
      <Others item={item} />
      <ActionBar label={name}>
        <ActionBarIcon
          label={t('share')}
          icon={<ShareIcon />}
          onClick={() => void platform.share.open().catch(() => {})}
        />
        <ActionBarIcon
          label={t('cart')}
          icon={<CartIcon />}
          badge={inCart}
          badgeLabel={t('inCart', { count: inCart })}
          href={platform.href('/cart')}
        />
        <ActionBarButton onClick={add}>
          {t('addToCart')} · {price(sum)}
        </ActionBarButton>
      </ActionBar>
    </>
  );
}

function Gallery({ item, name }: { item: Item; name: string }) {
  const { t } = useShopText();
  const platform = usePlatform();
  const urls = ['', '-2', '-3'].map((view) => pictureOf(`${item.id}${view}`));
  const open = (current: number) =>
    platform.previewImage({ urls, alts: urls.map(() => name), current });
  return (
    <Swiper label={t('pictures', { name })} indicatorDots className="gallery">
      {urls.map((url, index) => (
        <SwiperItem key={url}>
          <button
            type="button"
            className="gallery-picture"
            aria-label={t('viewPicture', { number: index + 1, name })}
            onClick={() => void open(index)}
          >
            <Picture src={url} isFirst={index === 0} />
          </button>
        </SwiperItem>
      ))}
    </Swiper>
  );
}

function Others({ item }: { item: Item }) {
  const { t } = useShopText();
  const { data } = useCatalogue();
  const others = data?.items.filter(
    ({ id, category }) => id !== item.id && category !== item.category,
  );
  return (
    <section aria-labelledby="others" className="others">
      <h3 id="others">{t('youMayLike')}</h3>
      <div className="item-grid">
        {others?.slice(0, 4).map((other) => (
          <ItemCard key={other.id} item={other} level={4} />
        ))}
      </div>
    </section>
  );
}
