import { type Apis, choice, flag, lines, number, text } from './api-entry';

const extension = lines('extension', '*');
const file = text('filePath', '/pictures/arch.svg');

/** The id of the canvas that is on the page of such a call. */
export const CANVAS = 'sketch';
const onCanvas = true;
const canvasId = text('canvasId', CANVAS);

export const mediaApis = {
  chooseImage: {
    en: 'Lets the user choose or take pictures.',
    zh: '从相册或相机选择图片。',
    fields: [
      number('count', '9'),
      lines('sizeType', 'original\ncompressed'),
      lines('sourceType', 'album\ncamera'),
      extension,
    ],
  },
  chooseVideo: {
    en: 'Lets the user choose or record a short video.',
    zh: '从相册或相机选择限时长的视频。',
    fields: [
      number('maxDuration', '60'),
      lines('sourceType', 'album\ncamera'),
      choice('camera', 'back', 'front'),
      flag('compressed', 'true'),
      extension,
    ],
  },
  chooseFile: {
    en: 'Lets the user choose files.',
    zh: '选择任意类型的文件。',
    fields: [number('count', '100'), choice('type', 'all', 'image', 'video', 'audio'), extension],
  },
  getImageInfo: {
    en: 'Returns size, type and orientation of a picture.',
    zh: '获取图片的尺寸、类型与方向。',
    fields: [text('src', '/pictures/arch.svg')],
  },
  getVideoInfo: {
    en: 'Returns the length and the size of a video.',
    zh: '获取视频的时长与尺寸。',
    demo: {
      run: async (platform) => {
        const { tempFilePath } = await platform.chooseVideo();
        return platform.getVideoInfo({ src: tempFilePath });
      },
      code: `const { tempFilePath } = await platform.chooseVideo();
await platform.getVideoInfo({ src: tempFilePath });`,
    },
  },
  compressImage: {
    en: 'Makes a smaller, upright copy of a picture.',
    zh: '压缩图片，并校正方向。',
    fields: [
      text('src', '/pictures/arch.svg'),
      number('quality', '0.8'),
      number('compressedWidth', '320'),
      number('compressedHeight'),
      choice('fileType', 'jpg', 'png', 'webp'),
    ],
  },
  saveImage: { en: 'Saves a picture on the device.', zh: '保存图片到设备。', fields: [file] },
  saveImageToPhotosAlbum: {
    en: 'Does the same as saveImage.',
    zh: '与 saveImage 相同。',
    fields: [file],
  },
  saveVideoToPhotosAlbum: {
    en: 'Saves a video on the device.',
    zh: '保存视频到设备。',
    demo: {
      run: async (platform) => {
        const { tempFilePath } = await platform.chooseVideo();
        return platform.saveVideoToPhotosAlbum({ filePath: tempFilePath });
      },
      code: `const { tempFilePath } = await platform.chooseVideo();
await platform.saveVideoToPhotosAlbum({ filePath: tempFilePath });`,
    },
  },
  canvasToTempFilePath: {
    onCanvas,
    en: 'Saves a canvas as a picture.',
    zh: '将画布内容导出为图片。',
    fields: [
      canvasId,
      number('x', '0'),
      number('y', '0'),
      number('width'),
      number('height'),
      number('destWidth'),
      number('destHeight'),
      choice('fileType', 'png', 'jpg'),
      number('quality', '1'),
    ],
  },
  canvasGetImageData: {
    onCanvas,
    en: 'Returns the pixels of a part of a canvas.',
    zh: '读取画布区域的像素。',
    fields: [
      canvasId,
      number('x', '0'),
      number('y', '0'),
      number('width', '4'),
      number('height', '2'),
    ],
  },
  canvasPutImageData: {
    onCanvas,
    en: 'Writes pixels to a canvas.',
    zh: '将像素写入画布。',
    demo: {
      run: async (platform) => {
        const stripe = { canvasId: CANVAS, x: 0, y: 0, width: 240, height: 20 };
        const data = new Uint8ClampedArray(240 * 20 * 4).fill(200);
        return platform.canvasPutImageData({ ...stripe, data });
      },
      code: `const data = new Uint8ClampedArray(240 * 20 * 4).fill(200);
await platform.canvasPutImageData({ canvasId: '${CANVAS}', x: 0, y: 0, width: 240, height: 20, data });`,
    },
  },
} as const satisfies Apis;
