export {
  type FileProgress,
  getFileInfo,
  type GetFileInfoParams,
  type GetFileInfoResult,
} from './digest';
export { openDocument, type OpenDocumentParams } from './open-document';
export {
  getSavedFileInfo,
  type GetSavedFileInfoParams,
  getSavedFileList,
  type GetSavedFileListResult,
  removeSavedFile,
  type RemoveSavedFileParams,
  type SavedFile,
  saveFile,
  type SaveFileParams,
  type SaveFileResult,
} from './saved-files';
