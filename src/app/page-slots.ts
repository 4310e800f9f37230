import type { PageSlots } from '@/router';
import { PageChrome } from './page-chrome';
import {
  CrashedScreen,
  DeniedScreen,
  FailedScreen,
  LoadingScreen,
  NotFoundScreen,
} from './page-screens';

export const pageSlots: PageSlots = {
  Chrome: PageChrome,
  Loading: LoadingScreen,
  Failed: FailedScreen,
  Crashed: CrashedScreen,
  NotFound: NotFoundScreen,
  Denied: DeniedScreen,
};
