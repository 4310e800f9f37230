import { type RefObject, useEffect, useState } from 'react';
import { useNumbers } from '@/components/kit/use-numbers';
import { useKitWords } from '@/platform';
import { isApple } from '@/shared/browser';
import { enOption } from '@/shared/messages/en-choice';

export type SpokenOption = {
  /** The words of the option. Without them the hook returns an empty text. */
  readonly text: string | undefined;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
};

/**
 * The active option of a combobox or a listbox as a text, such as "Latte, 2 of 5", for a polite live region. VoiceOver
 * often does not read a new `aria-activedescendant`. Other screen readers would read the option twice, so the text is
 * empty on other platforms. It is also empty while the owner of the options does not have the focus.
 */
export function useSpokenOption(
  owner: RefObject<HTMLElement | null>,
  { text, index, count }: SpokenOption,
): string {
  const t = useKitWords(enOption);
  const format = useNumbers();
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    const element = owner.current;
    if (!element || !isApple(navigator)) return;
    const stop = new AbortController();
    element.addEventListener('focus', () => setNeeded(true), { signal: stop.signal });
    element.addEventListener('blur', () => setNeeded(false), { signal: stop.signal });
    return () => {
      stop.abort();
      setNeeded(false);
    };
  }, [owner]);

  if (!isNeeded || !text) return '';
  return t('optionPlace', { name: text, number: format(index + 1), count: format(count) });
}
