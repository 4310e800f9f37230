import {
  Grid,
  GridItem,
  Link,
  Swiper,
  SwiperItem,
  useLoaderData,
  usePlatform,
  usePullDownRefresh,
} from 'portico';
import { CartIcon, ClockIcon, SearchIcon } from 'portico/icons';
import { useCatalogue } from '../api/queries.ts';
import type { Badge, Banner, Catalogue, Item } from '../api/types.ts';
import { useCartLines } from '../cart/cart-provider.tsx';
import { countOf } from '../cart/lines.ts';
import { CartPill } from '../parts/cart-pill.tsx';
import { ItemCard } from '../parts/item-card.tsx';
import { OfflineNote } from '../parts/offline-note.tsx';
import { CutOut } from '../parts/picture.tsx';
import { useSlots } from '../parts/slots.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/home.css';

export default function Home() {
  const { t } = useShopText();
  const slots = useSlots();
  const first = useLoaderData('/');
  const { data = first, refetch } = useCatalogue(first);
  usePullDownRefresh(() => refetch({ throwOnError: true }));
  return (
    <>
      <Head />
      <div className="home">
        <Banners banners={data.banners} />
        <OfflineNote />
        {slots.home}
        <Categories categories={data.categories} />
        <Shelf title={t('popular')} items={data.items} badge="popular" />
        <Shelf title={t('deals')} items={data.items} badge="deal" />
        <Shelf title={t('fresh')} items={data.items} badge="new" />
        <section aria-labelledby="everything">
          <h2 id="everything" className="shelf-title">
            {t('everything')}
          </h2>
          <div className="item-grid">
            {data.items
              .filter(({ badge }) => !badge)
              .map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
          </div>
        </section>
      </div>
      <CartPill />
    </>
  );
}

/** The bar of the first page: the shop, the cart, and a field that leads to the search. */
function Head() {
  const { t, locale } = useShopText();
  const count = countOf(useCartLines());
  const eight = new Date(2026, 0, 1, 20);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(eight);
  return (
    <header className="home-head">
      <div className="home-head-top">
        <div>
          <h1>{t('shopName')}</h1>
          <p>
            <ClockIcon size="0.875rem" /> {t('openUntil', { time })}
          </p>
        </div>
        <div className="home-tools" data-page-tools>
          <Link to="/cart" className="home-cart" aria-label={`${t('cart')} ${count || ''}`.trim()}>
            <CartIcon size="1.5rem" />
            {count > 0 && <span className="home-cart-count">{count}</span>}
          </Link>
        </div>
      </div>
      <Link to="/search" className="home-search" aria-label={t('searchMarket')}>
        <SearchIcon size="1.125rem" /> <span>{t('searchHint')}</span>
      </Link>
    </header>
  );
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, text } = useShopText();
  const platform = usePlatform();
  return (
    <Swiper label={t('offers')} circular autoplay interval={5000} indicatorDots className="banners">
      {banners.map(({ id, title, text: note, href, pictures, tone }, index) => (
        <SwiperItem key={id} label={text(title)}>
          <a className="banner" data-tone={tone} href={platform.href({ url: href })}>
            <span className="banner-words">
              <strong>{text(title)}</strong>
              <span>{text(note)}</span>
            </span>
            <span className="banner-pictures" aria-hidden="true">
              {pictures.map((picture) => (
                <CutOut key={picture} id={picture} lazy={index > 0} />
              ))}
            </span>
          </a>
        </SwiperItem>
      ))}
    </Swiper>
  );
}

function Categories({ categories }: Pick<Catalogue, 'categories'>) {
  const { t, text } = useShopText();
  const platform = usePlatform();
  return (
    <Grid columns={4} className="categories" aria-label={t('categories')}>
      {categories.map(({ id, name, picture }) => (
        <GridItem
          key={id}
          className="category"
          icon={<CategoryPicture id={picture} />}
          label={text(name)}
          href={platform.href({ url: `/search?category=${id}` })}
        />
      ))}
      <GridItem
        className="category"
        icon={<CategoryPicture id="carrots" />}
        label={t('all')}
        href={platform.href({ url: '/search?category=all' })}
      />
    </Grid>
  );
}

const CategoryPicture = ({ id }: { id: string }) => (
  <span className="category-picture">
    <CutOut id={id} lazy={false} />
  </span>
);

function Shelf({ title, items, badge }: { title: string; items: readonly Item[]; badge: Badge }) {
  return (
    <section aria-labelledby={badge}>
      <h2 id={badge} className="shelf-title">
        {title}
      </h2>
      <div className="shelf">
        {items
          .filter((item) => item.badge === badge)
          .map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              isFirst={badge === 'popular' && index < 2}
              hasBadge={false}
            />
          ))}
      </div>
    </section>
  );
}
