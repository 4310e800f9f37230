export { loadFontFace, type LoadFontFaceParams } from './load-font-face';
export { playAnimation, type PlayAnimationParams } from './play-animation';
