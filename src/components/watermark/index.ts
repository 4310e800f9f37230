export { Watermark, type WatermarkProps } from './watermark';
