import { useStore } from 'zustand';
import { written } from '@/shared/messages';
import { useProvided } from './use-platform';

/** Translates a text of the configuration: `%key%` is replaced by the app's word in the user's language. */
export function useWritten(): (text: string) => string {
  const { words } = useStore(useProvided('useWritten').context.messages);
  return (text) => written(words, text);
}
