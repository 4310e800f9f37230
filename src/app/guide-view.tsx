import { useEffect, useState } from 'react';
import { Guide } from '@/components/guide';
import { type GuideReason, usePlatform, useKitWords } from '@/platform';
import { enLate, type LateWordKey } from '@/shared/messages';
import type { OverlayViewProps } from './overlay-view-props';
import styles from './guide-view.module.css';

const titles: Record<GuideReason, LateWordKey> = {
  share: 'guideShare',
  'open-in-browser': 'guideBrowser',
  'copy-link': 'guideLink',
};

/** What the visitor has to do by hand: in the messaging app's menu, or with the link. */
export function GuideView({ overlay, open, onExited }: OverlayViewProps<'guide'>) {
  const { reason, url, href, isMenuAbove, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useKitWords(enLate);
  const [isByHand, setByHand] = useState(false);

  useEffect(onShown, [onShown]);

  const copy = () => {
    // A tap of its own may be allowed what a call was not.
    platform.setClipboardData({ data: url }).catch(() => setByHand(true));
  };
  const close = () => overlay.close();

  const steps: Record<GuideReason, readonly LateWordKey[]> = {
    share: [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideSend'],
    'open-in-browser': [isMenuAbove ? 'guideMenuAbove' : 'guideMenu', 'guideOpen'],
    'copy-link': [],
  };
  const hasLink = reason !== 'share';
  const out = href ?? undefined;

  return (
    <Guide
      open={open}
      title={t(titles[reason])}
      steps={steps[reason].map((step) => t(step))}
      arrow={isMenuAbove}
      actions={[
        ...(out ? [{ id: 'open', text: t('openInBrowser'), primary: true, href: out }] : []),
        ...(hasLink
          ? [{ id: 'copy', text: t('copyLink'), primary: reason === 'copy-link', onPress: copy }]
          : []),
        { id: 'close', text: t('gotIt'), primary: !out && reason !== 'copy-link', onPress: close },
      ]}
      onClose={close}
      // The call has a layer of its own.
      closeOnBack={false}
      onExited={onExited}
    >
      {hasLink && (
        <>
          <p className={styles.link} dir="ltr">
            {url}
          </p>
          <p className={styles.hint} role="status">
            {isByHand && t('guideByHand')}
          </p>
        </>
      )}
    </Guide>
  );
}
