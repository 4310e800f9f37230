export { BackTop, type BackTopProps } from './back-top';
