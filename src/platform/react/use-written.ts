import { useStore } from 'zustand';
import { written } from '@/shared/messages';
import { useProvided } from './provided';

/** Reads what a configuration says in the visitor's language: `%key%` is a word of the app's own. */
export function useWritten(): (text: string) => string {
  const { words } = useStore(useProvided('useWritten').context.messages);
  return (text) => written(words, text);
}
