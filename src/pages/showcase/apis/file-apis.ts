import { type ApisOf, choice, text } from './api-entry';

const group = 'files' as const;

export const fileApis = {
  getFileInfo: {
    group,
    en: 'A file’s size and its MD5 or SHA-1, computed in a worker.',
    zh: '文件大小及其 MD5 或 SHA-1，在 Worker 中计算。',
    fields: [text('filePath', 'data:,hello'), choice('digestAlgorithm', 'md5', 'sha1')],
  },
} as const satisfies ApisOf<'files'>;
