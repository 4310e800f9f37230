import { withStyles } from '@/shared/failed-styles';

/**
 * The code of screens that few visitors see. By itself: a failure of what Vite loads beside it, its styles, is one
 * of this promise too, and is answered by whoever has asked.
 */
export const loadScreens = withStyles(() => import('./late-screens'));
