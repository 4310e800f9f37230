export { SafeArea, type SafeAreaProps } from './safe-area';
