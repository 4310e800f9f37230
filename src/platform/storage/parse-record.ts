/** What stands under a key: `=` a plain value, `!` any other, `>` the name of a value in the database, and its bytes. */
export type Kept = { readonly mark: '=' | '!' | '>'; readonly text: string };

export type Large = { readonly id: string; readonly bytes: number };

/** `expires=json`, `expires!json` or `expires>id bytes`; expires is in milliseconds since 1970, or nothing. */
export function formRecord({ mark, text }: Kept, expires: number | undefined): string {
  // Larger numbers are not written in digits alone.
  const until = expires === undefined ? '' : Math.ceil(Math.min(expires, 9e15));
  return `${until}${mark}${text}`;
}

/** Null for what has expired, and for what is none of ours. */
export function parseRecord(record: string | null, now: number): Kept | null {
  const [, expires, mark, text = ''] = /^(\d*)([=!>])([^]*)$/.exec(record ?? '') ?? [];
  return mark && !(expires && Number(expires) <= now) ? { mark: mark as '=', text } : null;
}

/** Null when the value stands under its key. */
export function largeOf(kept: Kept | null): Large | null {
  if (kept?.mark !== '>') return null;
  const [id = '', bytes] = kept.text.split(' ');
  return { id, bytes: Number(bytes) };
}
