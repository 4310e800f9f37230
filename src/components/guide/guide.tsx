import '@/components/kit/tokens-extra.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { MoreIcon } from '@/components/icon';
import type { Action } from '@/components/kit/action';
import { type OpenProps, useOpen } from '@/components/kit/overlays';
import { useAction } from '@/components/kit/use-action';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { Popup } from '@/components/popup';
import { useLink } from '@/router';
import styles from './guide.module.css';
import { GuideArrow } from './guide-arrow';

type GuideAction = Pick<Action, 'label' | 'tone'> & {
  /** Makes the action a link. Pages of the app open in the page stack, without a page load. */
  href?: string | undefined;
  /** Then a button closes the guide, unless this returns false. */
  onClick?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
};

export type GuideProps = OpenProps & {
  title: string;
  /** The steps for the user, in order. */
  steps?: readonly string[];
  /** Points to the host app's menu, in the top right corner in every language. @default false */
  arrow?: boolean;
  /** Content that users can select, such as a URL. */
  children?: ReactNode;
  actions: readonly GuideAction[];
  onExited?: (() => void) | undefined;
  /** On a page of the app, Back closes the guide. @default true */
  closeOnBack?: boolean;
};

/** An overlay that explains a step outside of the page, which only users can do. */
export function Guide({
  title,
  steps = [],
  arrow = false,
  children,
  actions,
  ...props
}: GuideProps) {
  const { onExited, closeOnBack = true } = props;
  const [open, change] = useOpen(props);
  const id = useId();

  /** A tap closes the guide, except on links, buttons and selectable content. */
  const tap = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, [data-selectable]')) change(false, 'outside');
  };

  return (
    <Popup
      open={open}
      side="full"
      closeOnBack={closeOnBack}
      labelledBy={`${id}-title`}
      describedBy={steps.length > 0 ? `${id}-steps` : undefined}
      onOpenChange={change}
      onExited={onExited}
    >
      {/* Needs no key handler: Esc and the buttons also close the guide. */}
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
            <GuideButton key={action.label} {...action} onDone={() => change(false, 'choice')} />
          ))}
        </div>
      </div>
    </Popup>
  );
}

type ActionProps = GuideAction & { onDone: () => void };

function GuideButton({ label, tone, href, onClick, onDone }: ActionProps) {
  const common = {
    className: styles.action,
    'data-tone': tone,
  };
  const { run } = useAction();
  const call = useSafeCall();
  const link = useLink(href, (event) => call(onClick, event));
  if (href) {
    return (
      <a {...common} {...link}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...common}
      onClick={(event) => {
        run(() => onClick?.(event), onDone);
      }}
    >
      {label}
    </button>
  );
}
