import type { UploadRefusal } from './types';

type Rules = {
  /** What an <input accept> has; empty takes all. */
  readonly accept: string;
  readonly maxSize: number | ((file: File) => number);
  /** How many more there may be. */
  readonly room: number;
};

/** Each file is judged by itself: the bad ones are told, the good ones go on. */
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

/** The browser's chooser lets any file through, and what is dropped or pasted never saw it. */
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

/** Android hands some files over without a type. Only the family is known then. */
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
