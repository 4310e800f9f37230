export { Guide, type GuideProps } from './guide';
