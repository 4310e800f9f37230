import {
  Button,
  DataList,
  Dropdown,
  DropdownItem,
  Empty,
  SearchBar,
  usePage,
  useSetParams,
} from 'portico';
import { useState } from 'react';
import { useCatalogue } from '../api/queries.ts';
import { CartPill } from '../parts/cart-pill.tsx';
import { ItemCard } from '../parts/item-card.tsx';
import { CutOut } from '../parts/picture.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import { useSearchHistory } from '../search/history.ts';
import { filterItems, findItems } from '../search/search.ts';
import '../styles/search.css';

const SUGGESTIONS = 6;

export default function Search() {
  const { t, text } = useShopText();
  const { params } = usePage('/search');
  const setParams = useSetParams('/search');
  const { data } = useCatalogue();
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
  const suggestions =
    data && typed.trim() && typed !== params.q
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
      {isStart ? <Start history={history} search={search} /> : <Results />}
      <CartPill />
    </div>
  );
}

type StartProps = {
  readonly history: ReturnType<typeof useSearchHistory>;
  readonly search: (query: string) => void;
};

function Start({ history, search }: StartProps) {
  const { t, text } = useShopText();
  const setParams = useSetParams('/search');
  const goods = useCatalogue();
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
        <DataList
          className="category-tiles"
          label={t('categories')}
          variant="plain"
          query={goods}
          items={goods.data?.categories}
          itemKey={({ id }) => id}
          renderItem={({ id, name, picture }) => (
            <button
              type="button"
              className="category-tile"
              onClick={() => setParams({ category: id })}
            >
              <span>{text(name)}</span>
              <CutOut id={picture} />
            </button>
          )}
        />
      </section>
    </div>
  );
}

function Results() {
  const { t, text } = useShopText();
  const goods = useCatalogue();
  const { items, categories = [] } = goods.data ?? {};
  const { params } = usePage('/search');
  const setParams = useSetParams('/search');
  const found = items && filterItems(findItems(params.q ?? '', items, categories), params);
  const category = categories.find(({ id }) => id === params.category)?.id;
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
            ...categories.map(({ id, name }) => ({ value: id, label: text(name) })),
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
      {found && found.length > 0 && <p className="found">{t('found', { count: found.length })}</p>}
      <DataList
        className="results"
        label={t('search')}
        variant="plain"
        query={goods}
        items={found}
        itemKey={({ id }) => id}
        renderItem={(item) => <ItemCard item={item} level={2} />}
        empty={
          <Empty preset="search" title={t('nothing')} text={t('nothingText')}>
            <Button onClick={() => setParams({ q: undefined, category: 'all', price: undefined })}>
              {t('seeAll')}
            </Button>
          </Empty>
        }
      />
    </>
  );
}
