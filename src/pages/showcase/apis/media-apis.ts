import { type ApisOf, choice, lines, number, text } from './api-entry';

const group = 'media' as const;
const extension = lines('extension', '*');

export const mediaApis = {
  chooseImage: {
    group,
    en: 'Pictures from the album or the camera.',
    zh: '从相册或相机选择图片。',
    fields: [number('count', '9'), lines('sourceType', 'album\ncamera'), extension],
  },
  chooseVideo: {
    group,
    en: 'A video of limited length, from the album or the camera.',
    zh: '从相册或相机选择限时长的视频。',
    fields: [
      number('maxDuration', '60'),
      lines('sourceType', 'album\ncamera'),
      choice('camera', 'back', 'front'),
      extension,
    ],
  },
  chooseFile: {
    group,
    en: 'Files of any kind.',
    zh: '选择任意类型的文件。',
    fields: [number('count', '100'), choice('type', 'all', 'image', 'video', 'audio'), extension],
  },
  getImageInfo: {
    group,
    en: 'Size, kind and orientation of a picture.',
    zh: '获取图片的尺寸、类型与方向。',
    fields: [text('src', '/pictures/arch.svg')],
  },
  getVideoInfo: {
    group,
    en: 'Length and size of a video.',
    zh: '获取视频的时长与尺寸。',
    fields: [text('src')],
  },
  compressImage: {
    group,
    en: 'A smaller copy of a picture, upright.',
    zh: '压缩图片，并校正方向。',
    fields: [
      text('src', '/pictures/arch.svg'),
      number('quality', '0.8'),
      number('compressedWidth', '320'),
      number('compressedHeight'),
      choice('fileType', 'jpg', 'png', 'webp'),
    ],
  },
} as const satisfies ApisOf<'media'>;
