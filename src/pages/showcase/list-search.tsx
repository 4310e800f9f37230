import { Button, Result, SearchBar } from 'portico';
import { SearchIcon } from 'portico/icons';
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

type NothingFoundProps = {
  title: string;
  text: string;
  /** The button that shows the whole list again. */
  all?: { readonly label: string; readonly onClick: () => void };
};

/** In the place of a list, or of a page that does not exist. */
export function NothingFound({ title, text, all }: NothingFoundProps) {
  return (
    <Result
      fill
      icon={<SearchIcon size={36} weight={1.4} />}
      title={title}
      text={text}
      {...(all && {
        role: 'status',
        actions: (
          <Button variant="tonal" block onClick={all.onClick}>
            {all.label}
          </Button>
        ),
      })}
    />
  );
}
