import { useState } from 'react';
import { type ToastLook, ToastView } from './toast-view';

export type ToastContent = ToastLook & {
  /** Identifies the message, so two messages may have the same text. */
  id: string;
  title: string;
};

type ToastHostProps = {
  /** The message. Null hides the toast. */
  content: ToastContent | null;
};

/** The toast for the platform's calls. An app has one, and the calls close it. */
export function ToastHost({ content }: ToastHostProps) {
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  if (!shown) return null;
  const { id, title, ...look } = shown;
  const isOpen = content !== null;
  return (
    <ToastView look={look} wanted={isOpen} isMine={isOpen} messageId={id} duration={0}>
      {title}
    </ToastView>
  );
}
