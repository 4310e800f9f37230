import { Button } from '@/components/button';
import { Result, type ResultProps } from '@/components/result';
import styles from './screens.module.css';

/** A button of a screen. */
type Way = { readonly text: string; readonly go: () => void };

type ScreenProps = ResultProps & {
  readonly home: Way;
  /** The first one is what most users want. undefined: there is no such way. */
  readonly ways: readonly (Way | undefined)[];
  /** The error itself, for development. */
  readonly detail?: string | undefined;
};

/** The screen in the place of a page that does not exist [S2.2], that this user may not open [S6.2], or that threw. */
export function Screen({ home, ways, detail, ...result }: ScreenProps) {
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
      {detail && <pre className={styles.detail}>{detail}</pre>}
    </>
  );
  return <Result fill {...result} actions={actions} />;
}
