/** Kinds whose files end otherwise. */
const suffixes: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  tiff: 'tif',
  'svg+xml': 'svg',
  quicktime: 'mov',
  matroska: 'mkv',
  icon: 'ico',
};

/** `.jpg` for image/jpeg: phones go by a file's name. '' where the type is no picture's, film's or sound's. */
export function suffixOf(type: string): string {
  const kind = /^(?:image|video|audio)\/(?:x-)?([\w+]+)(?:;|$)/.exec(type)?.[1];
  return kind === undefined ? '' : `.${suffixes[kind] ?? kind}`;
}
