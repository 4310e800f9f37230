import { Button } from '@/components/button';
import { CompassIcon } from '@/components/icon';
import { Result } from '@/components/result';

type NotFoundProps = {
  texts: { title: string; text: string; home: string; back?: string };
  onHome: () => void;
  /** Leave it out on the first page: there is nothing to go back to. */
  onBack?: (() => void) | undefined;
};

/** The page of an address that no route knows [S2.2]. */
export function NotFound({ texts, onHome, onBack }: NotFoundProps) {
  return (
    <Result
      fill
      icon={<CompassIcon size={40} weight={1.4} />}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button size="large" block onClick={onHome}>
            {texts.home}
          </Button>
          {onBack && texts.back && (
            <Button variant="plain" block onClick={onBack}>
              {texts.back}
            </Button>
          )}
        </>
      }
    />
  );
}
