import { type ApisOf, choice, lines, number } from './api-entry';

const group = 'media' as const;
const extension = lines('extension', '*');

export const mediaApis = {
  chooseImage: {
    group,
    en: 'Pictures from the album or the camera.',
    zh: '从相册或相机选择图片。',
    fields: [number('count', '9'), lines('sourceType', 'album\ncamera'), extension],
  },
  chooseFile: {
    group,
    en: 'Files of any kind.',
    zh: '选择任意类型的文件。',
    fields: [number('count', '100'), choice('type', 'all', 'image', 'video', 'audio'), extension],
  },
} as const satisfies ApisOf<'media'>;
