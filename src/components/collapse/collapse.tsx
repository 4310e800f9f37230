import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { useValue } from '@/components/kit/use-value';
import styles from './collapse.module.css';
import { useFormCall } from '@/components/kit/form-control';
import { asTexts, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useFold } from './use-fold';

export type CollapseProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** The values of the open items. Makes it controlled. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /** At most one open item: opening an item closes the others. @default false */
  accordion?: boolean;
  /** The level of the items' headings. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
};

type Shared = {
  readonly open: readonly string[];
  readonly toggle: (name: string) => void;
  readonly level: 2 | 3 | 4 | 5 | 6;
};

const CollapseContext = createContext<Shared | null>(null);

const NONE: readonly string[] = [];

const readers = { value: asTexts, defaultValue: asTexts };

/** Items whose content expands below their headings. */
export function Collapse(ownProps: CollapseProps) {
  const {
    value,
    defaultValue = NONE,
    onChange,
    accordion = false,
    level = 2,
    className,
    ...native
  } = useData('Collapse', useDefaults('Collapse', ownProps), readers);
  const [open, setOpen] = useValue({ value, initial: defaultValue, onChange });
  const shared = useMemo(
    () => ({
      open,
      level,
      toggle: (name: string) => setOpen(toggleName(open, name, accordion)),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- setOpen changes with each render
    [open, accordion, level, onChange],
  );
  return (
    <CollapseContext value={shared}>
      <div {...native} className={joinClasses(styles.collapse, className)} />
    </CollapseContext>
  );
}

export type CollapseItemProps = Omit<ComponentProps<'div'>, 'title'> & {
  value: string;
  title: ReactNode;
  /** At the end of the heading. */
  extra?: ReactNode;
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Renders the content only after the item was opened, or when users submit the Form around it. @default false */
  lazy?: boolean;
};

/** An item of a Collapse: a heading with a button, and a panel. */
export function CollapseItem(ownProps: CollapseItemProps) {
  const {
    value,
    title,
    extra,
    icon,
    disabled = false,
    lazy = false,
    className,
    children,
    ...native
  } = useDefaults('CollapseItem', ownProps);
  const shared = use(CollapseContext);
  if (!shared) throw new Error('CollapseItem: put it inside a Collapse');
  const { toggle, level } = shared;
  const open = shared.open.includes(value);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isShut = useFold(panel, open, () => toggle(value));
  const [wasOpen, setWasOpen] = useState(open);
  const isCalled = useFormCall(panel, lazy && !wasOpen);
  if ((open || isCalled) && !wasOpen) setWasOpen(true);
  const Heading = `h${level}` as const;

  return (
    <div
      {...native}
      className={joinClasses(styles.item, className)}
      data-state={open ? 'open' : 'closed'}
    >
      <Heading data-part="heading" className={styles.heading}>
        <button
          type="button"
          id={`${id}button`}
          data-part="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}panel`}
          disabled={disabled}
          onClick={() => toggle(value)}
        >
          {icon && (
            <span data-part="icon" className={styles.icon}>
              {icon}
            </span>
          )}
          <span className={styles.words}>
            <span data-part="title" className={styles.title}>
              {title}
            </span>
            {extra !== undefined && (
              <span data-part="extra" className={styles.extra}>
                {extra}
              </span>
            )}
          </span>
          <KitIcon
            name="chevron"
            icon={ChevronDownIcon}
            data-part="arrow"
            className={styles.chevron}
            size="1.25rem"
          />
        </button>
      </Heading>
      <div className={styles.fold}>
        <div
          ref={panel}
          // `until-found` keeps a closed panel in the accessibility tree, where a group would repeat the title.
          role={open ? 'group' : undefined}
          id={`${id}panel`}
          aria-labelledby={open ? `${id}button` : undefined}
          data-part="panel"
          className={styles.panel}
          hidden={isShut}
          inert={!open && !isShut}
        >
          {(!lazy || wasOpen) && (
            <div data-part="content" className={styles.content}>
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The open items after a press on this one. */
function toggleName(open: readonly string[], name: string, accordion: boolean): readonly string[] {
  if (open.includes(name)) return open.filter((other) => other !== name);
  return accordion ? [name] : [...open, name];
}
