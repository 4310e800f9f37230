import type { Api } from '@/platform/call/define';
import { defineSave, type SaveParams } from '@/platform/media/define-save';

export type SaveImageParams = SaveParams;

/** Keeps a picture on the visitor's device [S8.7]. */
export const saveImage: Api<SaveImageParams, void> = defineSave('saveImage', 'picture');
