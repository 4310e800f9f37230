import { useEffect, useState } from 'react';
import { Guide } from '@/components/guide';
import { type GuideReason, usePlatform, useKitWords } from '@/platform';
import { enLate, type LateWordKey } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';
import styles from './guide-view.module.css';

const titles: Record<GuideReason, LateWordKey> = {
  share: 'guideShare',
  'open-in-browser': 'guideBrowser',
  'copy-link': 'guideLink',
};

const toneOf = (isMain: boolean): 'primary' | 'plain' => (isMain ? 'primary' : 'plain');

/** Shows the steps that only the user can do: in the menu of the messaging app, or with the link. */
export function GuideView({ overlay, open, onExited }: OverlayViewProps<'guide'>) {
  const { reason, url, href, isMenuAbove, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useKitWords(enLate);
  const [mustCopyByHand, setMustCopyByHand] = useState(false);

  useEffect(onShown, [onShown]);

  /** Returns false: the guide stays. */
  const copy = () => {
    // The call had no tap, so the browser may have refused it. This tap may be allowed to copy.
    platform.setClipboardData({ data: url }).catch(() => setMustCopyByHand(true));
    return false;
  };
  const close = () => overlay.close();

  const steps: Record<GuideReason, readonly LateWordKey[]> = {
    share: [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideSend'],
    'open-in-browser': [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideOpen'],
    'copy-link': [],
  };
  const hasLink = reason !== 'share';
  const browserHref = href ?? undefined;

  return (
    <Guide
      open={open}
      title={t(titles[reason])}
      steps={steps[reason].map((step) => t(step))}
      arrow={isMenuAbove}
      actions={[
        ...(browserHref
          ? [{ label: t('openInBrowser'), tone: 'primary' as const, href: browserHref }]
          : []),
        ...(hasLink
          ? [{ label: t('copyLink'), tone: toneOf(reason === 'copy-link'), onClick: copy }]
          : []),
        {
          label: t('gotIt'),
          tone: toneOf(!browserHref && reason !== 'copy-link'),
          onClick: close,
        },
      ]}
      onOpenChange={close}
      // The call has already added a layer for Back.
      closeOnBack={false}
      onExited={onExited}
    >
      {hasLink && (
        <>
          <p className={styles.link} dir="ltr">
            {url}
          </p>
          <p className={styles.hint} role="status">
            {mustCopyByHand && t('guideByHand')}
          </p>
        </>
      )}
    </Guide>
  );
}
