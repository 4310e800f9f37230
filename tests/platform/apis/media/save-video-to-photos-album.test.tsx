import { saveVideoToPhotosAlbum } from '@/platform/apis/media';
import { testSave } from '../../../helpers/test-save';

testSave('saveVideoToPhotosAlbum', saveVideoToPhotosAlbum, 'video');
