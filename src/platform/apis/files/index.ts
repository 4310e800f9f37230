export type { SavedFile } from '@/platform/files/saved-files';
export {
  type FileProgress,
  getFileInfo,
  type GetFileInfoParams,
  type GetFileInfoResult,
} from './get-file-info';
export { getSavedFileInfo, type GetSavedFileInfoParams } from './get-saved-file-info';
export { getSavedFileList, type GetSavedFileListResult } from './get-saved-file-list';
export { openDocument, type OpenDocumentParams } from './open-document';
export { removeSavedFile, type RemoveSavedFileParams } from './remove-saved-file';
export { saveFile, type SaveFileParams, type SaveFileResult } from './save-file';
