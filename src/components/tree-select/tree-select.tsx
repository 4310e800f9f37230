import { type ComponentProps, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { Badge } from '@/components/badge';
import { CheckList, type CheckListOption, type CheckListProps } from '@/components/check-list';
import { textsOf } from '@/components/kit/convert-form-value';
import { joinClasses } from '@/components/kit/props';
import { type ChoicesProps } from '@/components/kit/use-choices';
import { FormFieldsContext } from '@/components/kit/form-control';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { SideBar } from '@/components/side-bar';
import { useKitWords } from '@/platform';
import { enTreeSelect } from '@/shared/messages/en-choice';
import styles from './tree-select.module.css';

/** A category and its items. */
export type TreeSelectOption = {
  value: string;
  label: ReactNode;
  /** Beside the text. @default with `multiple`, the number of chosen items */
  badge?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** The values of all items of the tree are different. @default none */
  children?: readonly CheckListOption[] | undefined;
};

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'>;

export type TreeSelectProps = Native &
  ChoicesProps & {
    /** The accessible name of the categories and the items. */
    label: string;
    options: readonly TreeSelectOption[];
    /** The category whose items are shown. Makes it controlled. */
    category?: string;
    /** @default the category of the first chosen item, or the first one */
    defaultCategory?: string;
    onCategoryChange?: (category: string) => void;
    /** In place of the items of a category without any. @default 'Nothing here yet' */
    empty?: ReactNode;
    /** In place of the check at the end of a chosen row. */
    checkIcon?: ReactNode;
  };

const readers = { options: asItems };

/** Categories at the side, and the items of one: to choose one item, or several of all categories. */
export function TreeSelect(ownProps: TreeSelectProps) {
  const {
    label,
    options,
    category,
    defaultCategory,
    onCategoryChange,
    empty,
    checkIcon,
    className,
    multiple,
    value,
    defaultValue,
    onChange,
    clearable,
    max,
    name,
    form,
    required,
    disabled,
    ...native
  } = useData('TreeSelect', useDefaults('TreeSelect', ownProps), readers);
  const t = useKitWords(enTreeSelect);
  const scroller = useRef<HTMLDivElement>(null);
  // The CheckList below takes part in the form. Only the first value is needed here.
  const read = (one: unknown) => (multiple ? textsOf(one) : (textsOf(one)[0] ?? ''));
  const around = useContext(FormFieldsContext);
  const given = (name === undefined ? undefined : around?.start(name).now) as typeof value;
  const [chosen, setChosen] = useValue<string | readonly string[]>({
    value: value === undefined ? undefined : read(value),
    initial: read(given ?? defaultValue),
    onChange: onChange as (value: string | readonly string[]) => void,
  });
  const all = new Set([chosen].flat());
  const isChosen = (item: CheckListOption) => all.has(item.value);

  const first = options.find((option) => itemsOf(option).some(isChosen)) ?? options[0];
  const [wanted, setWanted] = useValue({
    value: category,
    initial: defaultCategory ?? first?.value ?? '',
    onChange: onCategoryChange,
  });
  const current = options.find((option) => option.value === wanted) ?? first;
  const shown = new Set(itemsOf(current).map((item) => item.value));
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [current?.value]);

  const badgeOf = (option: TreeSelectOption) => {
    const count = multiple ? itemsOf(option).filter(isChosen).length : 0;
    return option.badge ?? (count > 0 ? <Badge count={count} /> : undefined);
  };
  const field = { multiple, clearable, max, name, form, required, disabled };
  const choices = { ...field, value: chosen, onChange: setChosen } as Partial<CheckListProps>;

  return (
    <div {...native} className={joinClasses(styles.root, className)}>
      <SideBar
        label={label}
        data-part="bar"
        className={styles.bar}
        items={options.map((option) => ({
          value: option.value,
          label: option.label,
          badge: badgeOf(option),
          disabled: option.disabled ?? false,
        }))}
        value={current?.value ?? ''}
        onChange={setWanted}
      />
      <div ref={scroller} className={styles.items}>
        <CheckList
          {...(choices as object)}
          label={label}
          data-part="list"
          className={styles.list}
          variant="full"
          options={options.flatMap(itemsOf)}
          filter={(item) => shown.has(item.value)}
          empty={empty ?? t('nothingHere')}
          checkIcon={checkIcon}
        />
      </div>
    </div>
  );
}

const itemsOf = (option: TreeSelectOption | undefined) =>
  asItems<CheckListOption>(option?.children);
