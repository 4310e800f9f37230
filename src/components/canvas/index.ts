export { Canvas, type CanvasProps, type CanvasSize } from './canvas';
