/** The library describes only its full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
