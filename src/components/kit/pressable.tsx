import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { useLink } from '@/router';

/** A disabled link. It has no `href`, so it takes no focus. Screen readers say "link, dimmed" or "unavailable". */
const DISABLED_LINK = {
  role: 'link',
  'aria-disabled': true,
  href: undefined,
  tabIndex: undefined,
  onClick: undefined,
} as const;

type PressableProps = HTMLAttributes<HTMLElement> & {
  href: string | undefined;
  onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  disabled: boolean;
  ref?: Ref<HTMLElement> | undefined;
};

/** A link with `href`, a button with `onClick`, or neither. */
export function Pressable({ href, onClick, disabled, ref, children, ...native }: PressableProps) {
  const link = useLink(href, onClick);
  if (href !== undefined) {
    const own = disabled ? DISABLED_LINK : link;
    return (
      <a {...native} {...own} ref={ref as Ref<HTMLAnchorElement>}>
        {children}
      </a>
    );
  }
  if (!onClick) {
    return (
      <div {...native} ref={ref as Ref<HTMLDivElement>}>
        {children}
      </div>
    );
  }
  return (
    <button
      {...native}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
