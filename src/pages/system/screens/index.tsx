import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { CompassIcon, LockIcon, WarningIcon } from '@/components/icon';
import { Result, type ResultProps } from '@/components/result';
import styles from './screens.module.css';

/** A button of a screen. */
type Way = { readonly text: string; readonly go: () => void };

type ScreenProps = {
  readonly title: string;
  readonly text: string;
  readonly home: Way;
  /** undefined: there is nothing to go back to. */
  readonly back?: Way | undefined;
};

/** The page of an address that no route knows [S2.2]. */
export function NotFound({ home, back, ...texts }: ScreenProps) {
  return (
    <Screen
      {...texts}
      icon={<CompassIcon size={40} weight={1.4} />}
      home={home}
      ways={[home, back]}
    />
  );
}

type DeniedProps = ScreenProps & {
  /** Signing in helps a signed-out user most, so its button comes first. A signed-in user wants to leave. */
  readonly isSignedIn: boolean;
  readonly signIn?: Way | undefined;
};

/** The page of a route that this user may not open [S6.2]. */
export function Denied({ isSignedIn, home, back, signIn, ...texts }: DeniedProps) {
  return (
    <Screen
      {...texts}
      status="warning"
      icon={<LockIcon size={40} weight={1.4} />}
      home={home}
      ways={isSignedIn ? [back, home, signIn] : [signIn, home, back]}
    />
  );
}

type CrashedProps = ScreenProps & {
  /** Renders the page again. */
  readonly retry: Way;
  /** The error itself, for development. */
  readonly detail?: string | undefined;
};

/** The screen in place of a page that threw. The rest of the app still works. */
export function Crashed({ retry, home, back, detail, ...texts }: CrashedProps) {
  return (
    <Screen
      {...texts}
      status="failed"
      icon={<WarningIcon size={40} weight={1.4} />}
      role="alert"
      home={home}
      ways={[retry, home, back]}
    >
      {detail && <pre className={styles.detail}>{detail}</pre>}
    </Screen>
  );
}

type Props = ResultProps & {
  readonly home: Way;
  /** The first one is what most users want. */
  readonly ways: readonly (Way | undefined)[];
  readonly children?: ReactNode;
};

function Screen({ home, ways, children, ...result }: Props) {
  const [first, ...others] = ways.filter((way) => way !== undefined);
  const actions = (
    <>
      {first && (
        <Button size="large" block onClick={first.go}>
          {first.text}
        </Button>
      )}
      {others.map((way) => (
        <Button
          key={way.text}
          block
          {...(way === home ? { size: 'large', variant: 'tonal' } : { variant: 'plain' })}
          onClick={way.go}
        >
          {way.text}
        </Button>
      ))}
      {children}
    </>
  );
  return <Result fill {...result} actions={actions} />;
}
