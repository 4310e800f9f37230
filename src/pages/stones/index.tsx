import { useState } from 'react';
import { Virtualizer } from 'virtua';
import { EmptyState } from '@/components/empty-state';
import { SearchIcon } from '@/components/icon';
import { StoneRow } from '@/pages/showcase/stone-row';
import { useLink } from '@/pages/showcase/use-link';
import { useText } from '@/pages/showcase/words';
import { useNavigationBarSearch } from '@/router';
import { RowCount, RowItem, RowList } from './rows';
import styles from './stones.module.css';
import { useDelivery } from './use-delivery';
import { useFoundStones } from './use-found-stones';
import { useRem } from './use-rem';
import { words } from './words';

/** As in the CSS: the virtual list plans with them before it has measured a row. */
const ROW_HEIGHT = 4.5;
const SUMMARY_HEIGHT = 2.75;

export default function Stones() {
  const t = useText(words);
  const link = useLink();
  const rem = useRem();
  const [query, setQuery] = useState('');
  const { available, checkedAt, status } = useDelivery(query === '');
  const found = useFoundStones(query, available);

  useNavigationBarSearch((event) => {
    if (event.type === 'change') setQuery(event.text);
  });

  if (found.length === 0) {
    return (
      <EmptyState
        icon={<SearchIcon size={36} weight={1.4} />}
        title={t.noneTitle}
        text={t.noneText}
        role="status"
      />
    );
  }
  return (
    <RowCount value={found.length}>
      <p className={styles.summary} role="status">
        <span>{t.count(found.length)}</span>
        {checkedAt && <span>{t.checked(checkedAt)}</span>}
      </p>
      {/* A child of the page's scroller itself, which is where the virtual list looks for it. */}
      <Virtualizer
        data={found}
        itemSize={ROW_HEIGHT * rem}
        startMargin={SUMMARY_HEIGHT * rem}
        as={RowList}
        item={RowItem}
      >
        {(stone) => (
          <StoneRow key={stone.number} stone={stone} {...link(`/stone/${stone.number}`)} />
        )}
      </Virtualizer>
      {query === '' && (
        <p className={styles.end} aria-busy={status === 'bringing'}>
          {status === 'bringing' ? t.more : status === 'all' && t.end}
        </p>
      )}
    </RowCount>
  );
}
