import { defineWords, useText } from '@/pages/showcase/words';
import type { ApiEntry } from './api-entry';

const words = defineWords({
  en: { note: ({ en }: ApiEntry) => en },
  zh: { note: ({ zh }: ApiEntry) => zh },
});

/** Describes a call in the language of the user. */
export function useNote(): (entry: ApiEntry) => string {
  return useText(words).note;
}
