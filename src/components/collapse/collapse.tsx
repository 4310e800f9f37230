import { type ComponentProps, createContext, useMemo } from 'react';
import { joinClasses } from '@/components/join-classes';
import { useValue } from '@/components/use-value';
import { toggleName } from './toggle-name';
import styles from './collapse.module.css';

export type CollapseProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** The names of the open items. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /** One open item at most: opening one closes the others. @default false */
  accordion?: boolean;
  /** The level of the items' headings. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
};

type Shared = {
  readonly open: readonly string[];
  readonly toggle: (name: string) => void;
  readonly level: 2 | 3 | 4 | 5 | 6;
};

export const CollapseContext = createContext<Shared | null>(null);

const NONE: readonly string[] = [];

/** Items that open and close below their headings. */
export function Collapse({
  value,
  defaultValue = NONE,
  onChange,
  accordion = false,
  level = 2,
  className,
  ...native
}: CollapseProps) {
  const [open, setOpen] = useValue({ value, initial: defaultValue, onChange });
  const shared = useMemo(
    () => ({
      open,
      level,
      toggle: (name: string) => setOpen(toggleName(open, name, accordion)),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- setOpen is another one with each render
    [open, accordion, level, onChange],
  );
  return (
    <CollapseContext value={shared}>
      <div {...native} className={joinClasses(styles.collapse, className)} />
    </CollapseContext>
  );
}
