import { useState } from 'react';
import { Notify, type NotifyProps } from './notify';

export type NotifyContent = Pick<NotifyProps, 'type' | 'color' | 'background'> & {
  /** Identifies the message, so two messages may have the same text. */
  id: string;
  message: string;
  /** Makes the banner a button. */
  onTap?: (() => void) | undefined;
  /** The user has swiped it away, or another banner has replaced it. */
  close: () => void;
};

export type NotifyHostProps = {
  /** The message. Null hides the banner. */
  content: NotifyContent | null;
};

/** The banner for `platform.showNotify`. An app has one, and the platform hides it after its duration. */
export function NotifyHost({ content }: NotifyHostProps) {
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  if (!shown) return null;
  const { id, message, onTap, close, ...look } = shown;
  return (
    <Notify
      key={id}
      {...look}
      open={content !== null}
      duration={0}
      onOpenChange={() => close()}
      onClick={onTap}
    >
      {message}
    </Notify>
  );
}
