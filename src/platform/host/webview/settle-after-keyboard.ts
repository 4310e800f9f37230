import type { Env } from '@/platform/call/env';
import { isTyping } from '@/platform/device/watch-keyboard';

/**
 * WeChat on iOS 12 leaves the page where the keyboard has pushed it: what is seen and what is touched are then apart.
 * Said once more where it stands, it comes right. Never scrolled to the top: a page that is scrolled stays so.
 */
export function settleAfterKeyboard({ window, document, frame }: Env): () => void {
  let cancel = () => {};
  const onFocusOut = () => {
    cancel();
    // By then the next field has the focus, and the keyboard stays.
    cancel = frame(() => {
      if (!isTyping(document.activeElement)) window.scrollTo(window.scrollX, window.scrollY);
    });
  };
  document.addEventListener('focusout', onFocusOut);
  return () => {
    cancel();
    document.removeEventListener('focusout', onFocusOut);
  };
}
