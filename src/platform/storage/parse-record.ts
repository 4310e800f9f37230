/** What stands under a key: the value itself, or the name of a value in the database. */
export type Kept = { readonly text: string } | { readonly id: string; readonly bytes: number };

/** `expires!json` or `expires>id bytes`; expires is in milliseconds since 1970, or nothing. */
export function formRecord(kept: Kept, expires: number | undefined): string {
  const rest = 'id' in kept ? `>${kept.id} ${kept.bytes}` : `!${kept.text}`;
  return (expires === undefined ? '' : Math.ceil(expires)) + rest;
}

/** Null for what has expired, and for what is none of ours. */
export function parseRecord(text: string | null, now: number): Kept | null {
  const [, expires, mark, rest = ''] = /^(\d*)([!>])([^]*)$/.exec(text ?? '') ?? [];
  if (!mark || (expires && Number(expires) <= now)) return null;
  if (mark === '!') return { text: rest };
  const [id = '', bytes] = rest.split(' ');
  return { id, bytes: Number(bytes) };
}
