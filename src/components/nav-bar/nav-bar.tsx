import type { CSSProperties, ReactNode, Ref } from 'react';
import { BackIcon, HomeIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import styles from './nav-bar.module.css';
import { LazyBadge } from '@/components/badge';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { latePart } from '@/shared/late-part';
import { en } from '@/shared/messages';
import type { NavSearchProps } from './nav-search';

/** Few bars have a search. */
const LateSearch = latePart(() => import('./nav-search').then((file) => file.NavSearch));

type NavBarItem = NavBarButtonProps & {
  id: string;
  /** @default 'end' */
  side?: 'start' | 'end';
};

type NavBarLeading = {
  kind: 'back' | 'home';
  /** @default 'Back' or 'Home' in the language of the kit */
  label?: string;
  onClick: () => void;
};

/** A new `id` creates a new, empty field. */
type NavBarSearch = NavSearchProps & { id?: string | number | undefined };

export type NavBarProps = {
  title: string;
  /** 'transparent' overlays the page and fades in with `progress`. @default 'default' */
  variant?: 'default' | 'transparent';
  leading?: NavBarLeading | undefined;
  /** Shows a spinner beside the title. @default false */
  loading?: boolean;
  frontColor?: string | undefined;
  backgroundColor?: string | undefined;
  /** The animation of a change of the two colours. @default at once */
  colorAnimation?: { duration: number; timingFunction?: string } | undefined;
  buttons?: readonly NavBarItem[];
  /** A search field that replaces the visible title, which stays for screen readers. A new `id` resets it. */
  search?: NavBarSearch | undefined;
  /** The opacity of a transparent bar, 0 to 1. Omit it if you call `bindNavProgress`. */
  progress?: number;
  /** A document has one banner. The bar of a second page beside it is a 'group'. @default banner */
  role?: 'group' | undefined;
  /** The `id` of the heading. */
  titleId?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLElement>;
};

const LEADING = { back: BackIcon, home: HomeIcon };

/** The bar at the top of a page, 44 px high plus the safe area [S9.17]. It is a banner landmark outside `main`. */
export function NavBar({ leading, buttons = [], ...props }: NavBarProps) {
  const { variant = 'default', loading = false, search, progress } = props;
  const t = useKitWords(en);
  const kind = leading?.kind ?? 'back';
  const Icon = LEADING[kind];
  const side = (name: 'start' | 'end') =>
    buttons
      .filter((button) => (button.side ?? 'end') === name)
      .map((button) => <NavBarButton key={button.id} {...button} />);

  return (
    <header
      ref={props.ref}
      role={props.role}
      data-part="bar"
      className={styles.bar}
      data-variant={variant}
      data-solid={progress !== undefined && progress > 0.5 ? '' : undefined}
      data-search={search ? '' : undefined}
      aria-busy={loading || undefined}
      style={barStyle(props)}
    >
      <div className={styles.side}>
        {leading && (
          <NavBarButton
            label={leading.label ?? t(kind)}
            icon={<Icon />}
            onClick={leading.onClick}
          />
        )}
        {side('start')}
      </div>
      <div className={styles.centre}>
        <h1
          ref={props.headingRef}
          id={props.titleId}
          tabIndex={-1}
          data-part="title"
          className={styles.title}
        >
          {props.title}
        </h1>
        {loading && <Spinner size={16} />}
        {search && <LateSearch key={search.id} {...search} />}
      </div>
      <div className={styles.side} data-end="">
        {side('end')}
      </div>
    </header>
  );
}

function barStyle({
  frontColor,
  backgroundColor,
  colorAnimation,
  progress,
}: Omit<NavBarProps, 'title'>) {
  return {
    '--portico-nav-front': frontColor,
    '--portico-nav-background': backgroundColor,
    '--portico-nav-motion':
      colorAnimation && `${colorAnimation.duration}ms ${colorAnimation.timingFunction ?? 'linear'}`,
    '--portico-nav-progress': progress,
  } as CSSProperties;
}

type NavBarButtonProps = {
  /** The accessible name. If the button shows `text`, the label must start with it. */
  label: string;
  icon?: ReactNode;
  /** Shown if there is no icon. */
  text?: string;
  badge?: string;
  /** A red dot. @default false */
  dot?: boolean;
  /** The text of the badge or the dot for screen readers. @default the badge's text */
  badgeLabel?: string;
  onClick: () => void;
};

function NavBarButton({ label, icon, text, badge, dot, badgeLabel, onClick }: NavBarButtonProps) {
  return (
    <button type="button" data-part="button" className={styles.button} onClick={onClick}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span data-part="icon" className={styles.icon}>
        {icon ?? <span aria-hidden>{text}</span>}
        {(badge || dot) && <LazyBadge corner text={badge} label={badgeLabel ?? badge} />}
      </span>
    </button>
  );
}
