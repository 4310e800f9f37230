export { shareOpen as open } from './share-open';
export { sharePrepare as prepare } from './share-prepare';
