import { type Apis, choice, text } from './api-entry';

export const fileApis = {
  getFileInfo: {
    en: 'Returns the size of a file and its MD5 or SHA-1.',
    zh: '文件大小及其 MD5 或 SHA-1，在 Worker 中计算。',
    fields: [text('filePath', 'data:,hello'), choice('digestAlgorithm', 'md5', 'sha1')],
  },
  saveFile: {
    en: 'Stores a file in the browser and returns its path.',
    zh: '将文件保存在浏览器中并返回路径。',
    fields: [text('filePath', 'data:,hello'), text('fileName', 'hello.txt')],
  },
  getSavedFileList: { en: 'Lists the saved files.', zh: '已保存的文件列表。' },
  getSavedFileInfo: {
    en: 'Returns size, time and name of a saved file.',
    zh: '已保存文件的大小、时间与名称。',
    fields: [text('filePath', 'saved:')],
  },
  removeSavedFile: {
    en: 'Removes a saved file.',
    zh: '移除已保存的文件。',
    fields: [text('filePath', 'saved:')],
  },
  openDocument: {
    en: 'Shows a document in a new tab, or downloads it.',
    zh: '在新标签页中打开文档，或下载。',
    fields: [text('filePath', 'data:text/plain,hello'), text('fileType')],
  },
} as const satisfies Apis;
