import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { LockIcon } from '@/components/icon';

export type DeniedProps = {
  texts: { title: string; text: string; home: string; back?: string; signIn?: string };
  onHome: () => void;
  onBack?: (() => void) | undefined;
  /** If signing in can help, its button comes first. */
  onSignIn?: (() => void) | undefined;
};

/** The page of a route that this user may not open [S6.2]. */
export function Denied({ texts, onHome, onBack, onSignIn }: DeniedProps) {
  const canSignIn = onSignIn && texts.signIn;
  return (
    <EmptyState
      icon={<LockIcon size={40} weight={1.4} />}
      tone="warning"
      title={texts.title}
      text={texts.text}
    >
      {canSignIn && (
        <Button size="large" block onPress={onSignIn}>
          {texts.signIn}
        </Button>
      )}
      <Button size="large" block variant={canSignIn ? 'tonal' : 'primary'} onPress={onHome}>
        {texts.home}
      </Button>
      {onBack && texts.back && (
        <Button variant="plain" block onPress={onBack}>
          {texts.back}
        </Button>
      )}
    </EmptyState>
  );
}
