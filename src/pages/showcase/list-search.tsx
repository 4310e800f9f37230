import { SearchBar } from 'portico';
import styles from './list-search.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search field that stays in sight while its list scrolls. */
export function ListSearch(props: Props) {
  return (
    <div className={styles.search}>
      <SearchBar {...props} cancelButton="none" />
    </div>
  );
}
