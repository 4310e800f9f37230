import {
  Button,
  Dropdown,
  DropdownItem,
  Empty,
  SearchBar,
  Skeleton,
  usePage,
  useSetParams,
} from 'portico';
import { useState } from 'react';
import { useCatalogue } from '../api/queries.ts';
import type { Catalogue } from '../api/types.ts';
import { CartPill } from '../parts/cart-pill.tsx';
import { Failure } from '../parts/failure.tsx';
import { ItemCard } from '../parts/item-card.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import { useSearchHistory } from '../search/history.ts';
import { filterItems, findItems } from '../search/search.ts';
import '../styles/search.css';

const SUGGESTIONS = 6;

export default function Search() {
  const { t, text } = useShopText();
  const { params } = usePage('/search');
  const setParams = useSetParams('/search');
  const { data, isError, refetch } = useCatalogue();
  const history = useSearchHistory();
  const [typed, setTyped] = useState(params.q ?? '');

  // A link, or Back, brings another query.
  const [shown, setShown] = useState(params.q);
  if (shown !== params.q) {
    setShown(params.q);
    setTyped(params.q ?? '');
  }

  const search = (query: string) => {
    history.remember(query);
    setTyped(query);
    setParams({ q: query.trim() || undefined }, { replace: true });
  };
  if (isError && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="page" rows={8} />;

  const suggestions =
    typed.trim() && typed !== params.q
      ? findItems(typed, data.items, data.categories)
          .slice(0, SUGGESTIONS)
          .map((item) => ({ value: text(item.name), note: text(item.note) }))
      : [];
  const isStart = params.q === undefined && params.category === undefined;
  return (
    <div className="tall">
      <div className="search-head">
        <SearchBar
          label={t('searchMarket')}
          value={typed}
          onChange={setTyped}
          suggestions={suggestions}
          onConfirm={search}
          onClear={() => search('')}
          onCancel={() => {
            setTyped('');
            setParams({ q: undefined, category: undefined, price: undefined }, { replace: true });
          }}
        />
      </div>
      {isStart ? (
        <Start history={history} search={search} categories={data.categories} />
      ) : (
        <Results data={data} />
      )}
      <CartPill />
    </div>
  );
}

type StartProps = {
  readonly history: ReturnType<typeof useSearchHistory>;
  readonly search: (query: string) => void;
} & Pick<Catalogue, 'categories'>;

function Start({ history, search, categories }: StartProps) {
  const { t, text } = useShopText();
  const setParams = useSetParams('/search');
  const chips = (words: readonly string[], press: (word: string, index: number) => void) => (
    <div className="chips">
      {words.map((word, index) => (
        <button key={word} type="button" className="chip" onClick={() => press(word, index)}>
          {word}
        </button>
      ))}
    </div>
  );
  return (
    <div className="page search-start">
      {history.searches.length > 0 && (
        <section aria-labelledby="recent">
          <div className="section-head">
            <h2 id="recent">{t('recent')}</h2>
            <Button size="small" variant="plain" onClick={history.clear}>
              {t('clear')}
            </Button>
          </div>
          {chips(history.searches, search)}
        </section>
      )}
      <section aria-labelledby="try">
        <h2 id="try">{t('tryThese')}</h2>
        {chips(t('searchHint').split(/[,、،]\s*/), search)}
      </section>
      <section aria-labelledby="categories">
        <h2 id="categories">{t('categories')}</h2>
        <div className="category-tiles">
          {categories.map(({ id, name, picture }) => (
            <button
              key={id}
              type="button"
              className="category-tile"
              onClick={() => setParams({ category: id })}
            >
              <span>{text(name)}</span>
              <img src={`/art/${picture}-cut.svg`} alt="" width="72" height="72" />
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}

function Results({ data }: { data: Catalogue }) {
  const { t, text } = useShopText();
  const { params } = usePage('/search');
  const setParams = useSetParams('/search');
  const found = filterItems(findItems(params.q ?? '', data.items, data.categories), params);
  const category = data.categories.find(({ id }) => id === params.category)?.id;
  const replace = { replace: true };
  return (
    <>
      <Dropdown label={t('sort')} className="filters">
        <DropdownItem
          title={t('sort')}
          options={[
            { value: 'best', label: t('sortBest') },
            { value: 'cheap', label: t('sortCheap') },
            { value: 'rated', label: t('sortRated') },
          ]}
          value={params.sort}
          onChange={(sort) =>
            setParams({ sort: sort === 'cheap' || sort === 'rated' ? sort : 'best' }, replace)
          }
        />
        <DropdownItem
          title={t('category')}
          options={[
            { value: 'all', label: t('all') },
            ...data.categories.map(({ id, name }) => ({ value: id, label: text(name) })),
          ]}
          value={category ?? ''}
          onChange={(id) => setParams({ category: id }, replace)}
        />
        <DropdownItem
          title={t('price')}
          options={[
            { value: 'all', label: t('all') },
            { value: 'low', label: t('priceLow') },
            { value: 'middle', label: t('priceMiddle') },
            { value: 'high', label: t('priceHigh') },
          ]}
          value={params.price ?? ''}
          onChange={(price) => setParams({ price: price === 'all' ? undefined : price }, replace)}
        />
      </Dropdown>
      {found.length === 0 ? (
        <Empty preset="search" title={t('nothing')} text={t('nothingText')}>
          <Button onClick={() => setParams({ q: undefined, category: 'all', price: undefined })}>
            {t('seeAll')}
          </Button>
        </Empty>
      ) : (
        <div className="results">
          <p role="status">{t('found', { count: found.length })}</p>
          <div className="item-grid">
            {found.map((item) => (
              <ItemCard key={item.id} item={item} level={2} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
