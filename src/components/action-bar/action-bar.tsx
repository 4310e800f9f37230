import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { Badge } from '@/components/badge';
import { Button, type ButtonProps } from '@/components/button';
import { useMergedRefs } from '@/components/kit/gestures';
import { followView } from '@/components/kit/overlays';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useFormBusy } from '@/components/kit/use-form-busy';
import { watchSizes } from '@/shared/browser';
import styles from './action-bar.module.css';
import { PAGE_CONTENT } from '@/shared/page-content';

export type ActionBarProps = Omit<ComponentProps<'div'>, 'role' | 'aria-label'> & {
  /** The accessible name of the group: "Order", for example. */
  label: string;
  /** Stays at the bottom of the window. Without it the bar is part of the content. @default true */
  fixed?: boolean;
  /** Keeps room in the page, so that the bar covers no content. @default true */
  placeholder?: boolean;
  /** Moves above the on-screen keyboard. Without it the keyboard covers the bar. @default true */
  aboveKeyboard?: boolean;
  /** ActionBarIcons first, then one or two ActionBarButtons. */
  children?: ReactNode;
};

/** The actions of a page, in a bar at its bottom. */
export function ActionBar(ownProps: ActionBarProps) {
  const {
    label,
    fixed = true,
    placeholder = true,
    aboveKeyboard = true,
    className,
    ref,
    children,
    ...native
  } = useDefaults('ActionBar', ownProps);
  const bar = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(bar, ref);
  const keepsRoom = fixed && placeholder;

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !keepsRoom) return;
    const scroller = element.closest<HTMLElement>(PAGE_CONTENT);
    const measure = () => {
      // A hidden page has no sizes. The room keeps the last one.
      if (!room.current || element.offsetHeight === 0) return;
      const height = `${element.offsetHeight}px`;
      room.current.style.blockSize = height;
      // The browser scrolls a field or link that gets the focus out from below the bar.
      if (scroller) {
        scroller.style.scrollPaddingBottom = `calc(var(--portico-window-bottom, 0px) + ${height})`;
      }
    };
    measure();
    const sizes = watchSizes(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      if (scroller) scroller.style.scrollPaddingBottom = '';
    };
  }, [keepsRoom]);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !fixed || !aboveKeyboard) return;
    const unfollow = followView(element, () => document.documentElement.clientHeight);
    return () => {
      unfollow?.();
      element.style.removeProperty('--portico-view-bottom');
    };
  }, [fixed, aboveKeyboard]);

  return (
    <>
      {keepsRoom && <div ref={room} className={styles.room} aria-hidden />}
      <div
        {...native}
        ref={merged}
        role="group"
        aria-label={label}
        className={joinClasses(styles.bar, className)}
        data-fixed={fixed ? '' : undefined}
      >
        {children}
      </div>
    </>
  );
}

export type ActionBarIconProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** The name, below the icon. */
  label: string;
  icon: ReactNode;
  /** At the icon's corner: a number above 99 shows as 99+, and 0 shows nothing. */
  badge?: number | string | undefined;
  /** A red dot in place of a badge. @default false */
  dot?: boolean;
  /** The words of screen readers for the badge or the dot. @default the badge's text */
  badgeLabel?: string | undefined;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
};

const iconReaders = { label: asText };

/** A small action of the bar: an icon over its name, as a button or a link. */
export function ActionBarIcon(ownProps: ActionBarIconProps) {
  const {
    label,
    icon,
    badge,
    dot = false,
    badgeLabel,
    href,
    onClick,
    disabled = false,
    ref,
    className,
    ...native
  } = useData('ActionBarIcon', useDefaults('ActionBarIcon', ownProps), iconReaders);
  const mark = typeof badge === 'number' ? { count: badge } : { text: badge };
  const hasMark = dot || (badge !== undefined && badge !== '');
  return (
    <Pressable
      {...native}
      {...{ disabled, ref }}
      // A disabled one is a button, also with an address.
      href={disabled ? undefined : href}
      onClick={onClick ?? (() => {})}
      className={joinClasses(styles.icon, className)}
    >
      <span data-part="text" className={styles.text}>
        {label}
      </span>
      <span className={styles.sign}>
        {icon}
        {hasMark && <Badge corner dot={dot} label={badgeLabel} {...mark} />}
      </span>
    </Pressable>
  );
}

export type ActionBarButtonProps = Omit<ButtonProps, 'size' | 'block' | 'shape'> & {
  /** @default 'pill' */
  shape?: ButtonProps['shape'];
};

/** A main action of the bar: a Button that shares the room with the other one. With `type="submit"` it waits for its form. */
export function ActionBarButton(ownProps: ActionBarButtonProps) {
  const { shape = 'pill', ref, className, ...props } = useDefaults('ActionBarButton', ownProps);
  const button = useRef<HTMLButtonElement>(null);
  const isFormBusy = useFormBusy(button, props.type === 'submit');
  return (
    <Button
      {...props}
      ref={useMergedRefs(button, ref)}
      shape={shape}
      loading={isFormBusy || props.loading === true}
      className={joinClasses(styles.button, className)}
    />
  );
}
