import { type ComponentProps, useContext } from 'react';
import { Button } from '@/components/button';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { type HostFeature, useCan, useKitWords, usePlatform, useWhyNot } from '@/platform';
import { NavigatorContext } from '@/router';
import { enNeeds } from '@/shared/messages/en-content';
import styles from './needs.module.css';

/** Native props reach the note, and so does `ref`. */
export type NeedsProps = ComponentProps<'div'> & {
  /** A feature such as 'google-sign-in', or a call such as 'scanCode', that the children use. */
  what: HostFeature | (string & {});
};

/** Shows its children where they work. Elsewhere it says why they do not, and offers the user's browser. */
export function Needs(ownProps: NeedsProps) {
  const props = useDefaults('Needs', ownProps);
  const isInApp = useContext(NavigatorContext) !== null;
  return isInApp ? <NeedsInApp {...props} /> : <>{props.children}</>;
}

/** Only an app knows the messaging app around it. */
function NeedsInApp({ what, children, ...native }: NeedsProps) {
  const t = useKitWords(enNeeds);
  const platform = usePlatform();
  const level = useCan(what);
  const reason = useWhyNot(what);

  if (reason === null) return <>{children}</>;
  return (
    <div {...native} className={joinClasses(styles.note, native.className)}>
      <p className={styles.reason}>{reason}</p>
      {level === 'assist' && (
        <Button variant="tonal" block onClick={() => void platform.host.openOutside()}>
          {t('openInBrowser')}
        </Button>
      )}
    </div>
  );
}
