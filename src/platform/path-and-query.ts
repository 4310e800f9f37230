export type PathAndQuery = {
  /** Without query and fragment. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

export function pathAndQuery(url: string): PathAndQuery {
  const [, path = '', search = ''] = /^([^?#]*)([^#]*)/.exec(url) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}
