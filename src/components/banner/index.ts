export { Banner, type BannerItem, type BannerProps } from './banner';
