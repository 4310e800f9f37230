export { Canvas, type CanvasProps } from './canvas';
