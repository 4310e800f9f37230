import { attempt } from '@/shared/errors';

/**
 * What was chosen, by the host's names. Android and HarmonyOS write the list as text, so what it is decides and not
 * the user agent. Null when it is no list.
 */
export function readLocalIds(value: unknown): readonly string[] | null {
  const list: unknown = typeof value === 'string' ? attempt(() => JSON.parse(value)) : value;
  if (!Array.isArray(list)) return null;
  return Array.from<unknown>(list).filter((id) => typeof id === 'string' && id !== '') as string[];
}

/** The one name in an answer or an event; null when there is none. */
export function readLocalId(data: unknown): string | null {
  const { localId } = Object(data) as { readonly localId?: unknown };
  return typeof localId === 'string' && localId !== '' ? localId : null;
}
