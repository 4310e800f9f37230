import { Button } from '@/components/button';
import { LockIcon } from '@/components/icon';
import { Result } from '@/components/result';

type DeniedProps = {
  texts: { title: string; text: string; home: string; back: string; signIn: string };
  /** Signing in helps a signed-out user most, so its button comes first. A signed-in user wants to leave. */
  isSignedIn: boolean;
  onHome: () => void;
  onBack?: (() => void) | undefined;
  onSignIn?: (() => void) | undefined;
};

/** The page of a route that this user may not open [S6.2]. */
export function Denied({ texts, isSignedIn, onHome, onBack, onSignIn }: DeniedProps) {
  const ways = {
    home: { text: texts.home, go: onHome },
    back: onBack && { text: texts.back, go: onBack },
    signIn: onSignIn && { text: texts.signIn, go: onSignIn },
  };
  const order = isSignedIn
    ? [ways.back, ways.home, ways.signIn]
    : [ways.signIn, ways.home, ways.back];
  const [first, ...others] = order.filter((way) => way !== undefined);
  const buttons = (
    <>
      {first && (
        <Button size="large" block onClick={first.go}>
          {first.text}
        </Button>
      )}
      {others.map((way) =>
        way === ways.home ? (
          <Button key={way.text} size="large" block variant="tonal" onClick={way.go}>
            {way.text}
          </Button>
        ) : (
          <Button key={way.text} variant="plain" block onClick={way.go}>
            {way.text}
          </Button>
        ),
      )}
    </>
  );
  return (
    <Result
      fill
      status="warning"
      icon={<LockIcon size={40} weight={1.4} />}
      title={texts.title}
      text={texts.text}
      actions={buttons}
    />
  );
}
