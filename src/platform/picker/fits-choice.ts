export type ChoiceKind = 'all' | 'image' | 'video' | 'audio';

type Named = { readonly name: string; readonly type: string };

/** Suffixes whose type is called otherwise. */
const subtypes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    jpg: ['jpeg'],
    tif: ['tiff'],
    svg: ['svg+xml'],
    ico: ['x-icon', 'vnd.microsoft.icon'],
    mov: ['quicktime'],
    m4v: ['mp4', 'x-m4v'],
    avi: ['x-msvideo'],
    mkv: ['x-matroska'],
    mp3: ['mpeg'],
    m4a: ['mp4', 'x-m4a'],
    txt: ['plain'],
  }),
);

/**
 * Whether a chosen file is what was asked for: to browsers `accept` is only a hint. By its name or its type,
 * since phones rename what they convert. A file without a type may be of any kind.
 */
export function fitsChoice(
  { name, type }: Named,
  kind: ChoiceKind,
  suffixes: readonly string[] | null,
): boolean {
  const [family = '', subtype = ''] = type.split(/[/;]/);
  if (kind !== 'all' && family !== '' && family !== kind) return false;
  if (!suffixes) return true;
  const own = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return suffixes.some(
    (suffix) => suffix === own || suffix === subtype || subtypes.get(suffix)?.includes(subtype),
  );
}
