import '@/components/kit/tokens-extra.css';
import type { ComponentProps } from 'react';
import { SearchIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './search-bar.module.css';

export type SearchButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string;
};

/** A button that looks like a SearchBar, to open a page with the search. */
export function SearchButton(ownProps: SearchButtonProps) {
  const { label, className, ...native } = useDefaults('SearchButton', ownProps);
  return (
    <button {...native} type="button" className={joinClasses(styles.box, styles.button, className)}>
      <KitIcon name="search" icon={SearchIcon} size="1.125rem" />
      <span data-part="label" className={styles.label} dir="auto">
        {label}
      </span>
    </button>
  );
}
