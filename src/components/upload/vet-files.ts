import type { UploadRefusal } from './types';

type Rules = {
  /** A value of the attribute `accept`; an empty text accepts all. */
  readonly accept: string;
  readonly maxSize: number | ((file: File) => number);
  /** The number of files that still fit. */
  readonly room: number;
};

/** Checks each file separately, so that a refused file does not block the others. */
export function vetFiles(files: readonly File[], { accept, maxSize, room }: Rules) {
  const refusals: UploadRefusal[] = [];
  const good: File[] = [];
  for (const file of files) {
    const limit = typeof maxSize === 'function' ? maxSize(file) : maxSize;
    if (!isAccepted(file, accept)) refusals.push({ file, reason: 'type' });
    else if (file.size > limit) refusals.push({ file, reason: 'size' });
    else if (good.length >= room) refusals.push({ file, reason: 'count' });
    else good.push(file);
  }
  return { good, refusals };
}

const kinds: Readonly<Record<string, string>> = {
  image: 'image/*',
  video: 'video/*',
  media: 'image/*,video/*',
  file: '',
  all: '',
};

export function acceptOf(kind: string): string {
  return kinds[kind] ?? kind;
}

/** The file chooser can ignore `accept`, and it does not apply to dropped or pasted files. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  const mime = (type || typeByName(name)).toLowerCase();
  return (
    wanted.length === 0 ||
    wanted.some((each) => {
      if (each === '*/*') return true;
      if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
      return each.endsWith('/*') ? mime.startsWith(each.slice(0, -1)) : mime === each;
    })
  );
}

const endings: readonly (readonly [string, RegExp])[] = [
  ['image/', /\.(jpe?g|png|gif|webp|avif|svg|bmp|hei[cf])$/i],
  ['video/', /\.(mp4|webm|mov|m4v|mkv|3gp)$/i],
];

/** Android gives some files no type. The extension then shows only image or video. */
function typeByName(name: string): string {
  return endings.find(([, ending]) => ending.test(name))?.[0] ?? '';
}

export function isPicture({ type, name, url = '' }: PictureLike): boolean {
  if (type) return type.startsWith('image/');
  return url.startsWith('data:image/') || typeByName(name) === 'image/' || isPicturePath(url);
}

type PictureLike = {
  readonly name: string;
  readonly type?: string | undefined;
  readonly url?: string | undefined;
};

function isPicturePath(url: string): boolean {
  return typeByName(url.replace(/[?#].*$/, '')) === 'image/';
}
