import { type ComponentProps, type ReactNode, use, useId, useRef, useState } from 'react';
import { joinClasses } from '@/components/join-classes';
import { useFormCall } from '@/components/use-form-call';
import { CollapseContext } from './collapse';
import styles from './collapse.module.css';
import { useFold } from './use-fold';

export type CollapseItemProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Tells the items apart. */
  name: string;
  title: ReactNode;
  /** At the end of the heading. */
  value?: ReactNode;
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Render the content only once it has been opened, or a Form around is submitted. @default false */
  lazy?: boolean;
};

/** An item of a Collapse: a heading that is a button, and what it opens. */
export function CollapseItem({
  name,
  title,
  value,
  icon,
  disabled = false,
  lazy = false,
  className,
  children,
  ...native
}: CollapseItemProps) {
  const shared = use(CollapseContext);
  if (!shared) throw new Error('CollapseItem: it belongs into a Collapse');
  const { toggle, level } = shared;
  const open = shared.open.includes(name);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isShut = useFold(panel, open, () => toggle(name));
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
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}button`}
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}panel`}
          disabled={disabled}
          onClick={() => toggle(name)}
        >
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {value !== undefined && <span className={styles.value}>{value}</span>}
          </span>
          <Chevron />
        </button>
      </Heading>
      <div className={styles.fold}>
        <div
          ref={panel}
          role="group"
          id={`${id}panel`}
          aria-labelledby={`${id}button`}
          className={styles.panel}
          hidden={isShut}
          inert={!open && !isShut}
        >
          {(!lazy || wasOpen) && <div className={styles.content}>{children}</div>}
        </div>
      </div>
    </div>
  );
}

function Chevron() {
  return (
    <svg
      className={styles.chevron}
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      aria-hidden
    >
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
