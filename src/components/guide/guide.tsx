import '@/components/kit/tokens-extra.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { MoreIcon } from '@/components/icon';
import { Popup } from '@/components/popup';
import { useLink } from '@/router';
import styles from './guide.module.css';
import { GuideArrow } from './guide-arrow';

type GuideAction = {
  id: string;
  text: string;
  /** The first thing to do; the others are quieter. @default false */
  primary?: boolean;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string | undefined;
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

export type GuideProps = {
  open: boolean;
  title: string;
  /** What to do by hand, in order. */
  steps?: readonly string[];
  /** Points to the menu of the app around the page: the right end of its bar, in every language. @default false */
  arrow?: boolean;
  /** What it is about: an address, for example. It can be selected. */
  children?: ReactNode;
  actions: readonly GuideAction[];
  /** Esc was pressed, or the guide tapped. It closes when its owner sets `open`. */
  onClose?: (() => void) | undefined;
  onExited?: (() => void) | undefined;
  /** Inside of a page, back asks to close. @default true */
  closeOnBack?: boolean;
};

/** Over everything: what only the visitor can do, outside of the page. */
export function Guide({
  title,
  steps = [],
  arrow = false,
  children,
  actions,
  ...props
}: GuideProps) {
  const { open, onClose, onExited, closeOnBack = true } = props;
  const id = useId();

  /** A tap anywhere, but not the one that uses something on it. */
  const tap = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, [data-selectable]')) onClose?.();
  };

  return (
    <Popup
      open={open}
      side="full"
      closeOnBack={closeOnBack}
      labelledBy={`${id}-title`}
      describedBy={steps.length > 0 ? `${id}-steps` : undefined}
      onClose={onClose}
      onExited={onExited}
    >
      {/* Its buttons and Esc do the same as a tap. */}
      <div
        className={styles.root}
        data-arrow={arrow || undefined}
        onClick={tap}
        role="presentation"
      >
        {arrow && <GuideArrow className={styles.arrow} />}
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {steps.length > 0 && (
            <ol id={`${id}-steps`} className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step} className={styles.step}>
                  <span className={styles.number} aria-hidden>
                    {arrow && index === 0 ? <MoreIcon size={20} /> : index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          )}
          {children && (
            <div className={styles.content} data-selectable>
              {children}
            </div>
          )}
        </div>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Action key={action.id} {...action} />
          ))}
        </div>
      </div>
    </Popup>
  );
}

function Action({ text, primary = false, href, onPress }: GuideAction) {
  const common = {
    className: styles.action,
    'data-primary': primary || undefined,
  };
  const link = useLink(href, onPress);
  if (href) {
    return (
      <a {...common} {...link}>
        {text}
      </a>
    );
  }
  return (
    <button type="button" {...common} onClick={onPress}>
      {text}
    </button>
  );
}
