export { Guide, type GuideAction, type GuideProps } from './guide';
