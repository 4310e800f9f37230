import '@/components/kit/tokens-extra.css';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { MoreIcon } from '@/components/icon';
import { Popup } from '@/components/popup';
import { type GuideReason, useKitWords, usePlatform } from '@/platform';
import { useLink } from '@/router';
import { enLate, type LateWordKey } from '@/shared/messages';
import styles from './guide-view.module.css';
import type { OverlayViewProps } from './lazy-overlay';

const titles: Record<GuideReason, LateWordKey> = {
  share: 'guideShare',
  'open-in-browser': 'guideBrowser',
  'copy-link': 'guideLink',
};

/** Shows the steps that only the user can do: in the menu of the messaging app, or with the link. */
export function GuideView({ overlay, open, onExited }: OverlayViewProps<'guide'>) {
  const { reason, url, href, isMenuAbove, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useKitWords(enLate);
  const id = useId();
  const [mustCopyByHand, setMustCopyByHand] = useState(false);
  const close = () => overlay.close();
  const link = useLink(href ?? undefined);

  useEffect(onShown, [onShown]);

  // The call had no tap, so the browser may have refused it. This tap may be allowed to copy.
  const copy = () => platform.setClipboardData({ data: url }).catch(() => setMustCopyByHand(true));

  /** A tap closes the guide, except on links, buttons and selectable content. */
  const tap = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, [data-selectable]')) close();
  };

  const steps: Record<GuideReason, readonly LateWordKey[]> = {
    share: [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideSend'],
    'open-in-browser': [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideOpen'],
    'copy-link': [],
  };
  const hasSteps = steps[reason].length > 0;
  const main = href ? 'open' : reason === 'copy-link' ? 'copy' : 'close';
  const look = (action: typeof main) => ({
    className: styles.action,
    'data-tone': action === main ? 'primary' : 'plain',
  });

  return (
    <Popup
      open={open}
      side="full"
      // The call has already added a layer for Back.
      closeOnBack={false}
      labelledBy={`${id}-title`}
      describedBy={hasSteps ? `${id}-steps` : undefined}
      onOpenChange={close}
      onExited={onExited}
    >
      {/* Needs no key handler: Esc and the buttons also close the guide. */}
      <div
        className={styles.root}
        data-arrow={isMenuAbove || undefined}
        onClick={tap}
        role="presentation"
      >
        {isMenuAbove && <GuideArrow className={styles.arrow} />}
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(titles[reason])}
          </h2>
          {hasSteps && (
            <ol id={`${id}-steps`} className={styles.steps}>
              {steps[reason].map((step, index) => (
                <li key={step} className={styles.step}>
                  <span className={styles.number} aria-hidden>
                    {isMenuAbove && index === 0 ? <MoreIcon size={20} /> : index + 1}
                  </span>
                  {t(step)}
                </li>
              ))}
            </ol>
          )}
          {reason !== 'share' && (
            <div className={styles.content} data-selectable>
              <p className={styles.link} dir="ltr">
                {url}
              </p>
              <p className={styles.hint} role="status">
                {mustCopyByHand && t('guideByHand')}
              </p>
            </div>
          )}
        </div>
        <div className={styles.actions}>
          {href && (
            <a {...look('open')} {...link}>
              {t('openInBrowser')}
            </a>
          )}
          {reason !== 'share' && (
            <button type="button" {...look('copy')} onClick={() => void copy()}>
              {t('copyLink')}
            </button>
          )}
          <button type="button" {...look('close')} onClick={close}>
            {t('gotIt')}
          </button>
        </div>
      </div>
    </Popup>
  );
}

/** A curved, dotted arrow that points to the top right corner. */
function GuideArrow({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M8 142C14 84 42 36 98 16" strokeDasharray="0.1 11" />
      <path d="M78 12l24 2-10 22" />
    </svg>
  );
}
