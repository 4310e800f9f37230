export { Album, type AlbumPicture, type AlbumProps } from './album';
