import {
  type ComponentProps,
  createElement,
  type MouseEventHandler,
  type Ref,
  useContext,
} from 'react';
import { LinkContext } from '@/shared/contexts';

/** A disabled link. It has no `href`, so it takes no focus. Screen readers say "link, dimmed" or "unavailable". */
const DISABLED_LINK = { role: 'link', 'aria-disabled': true, tabIndex: undefined } as const;

type PressableProps = Omit<ComponentProps<'button'>, 'onClick' | 'ref'> & {
  href: string | undefined;
  onClick: MouseEventHandler<HTMLElement> | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/** A link with `href`, a button with `onClick`, or neither. */
export function Pressable({ href, onClick, disabled, ...props }: PressableProps) {
  const native: object = props;
  const link = useContext(LinkContext);
  // A server may send null.
  if (typeof href === 'string') {
    if (disabled) return createElement('a', { ...native, ...DISABLED_LINK });
    return createElement(link, { ...native, href, ...(onClick && { onClick }) });
  }
  if (!onClick) return createElement('div', native);
  return createElement('button', { type: 'button', ...native, disabled, onClick });
}
