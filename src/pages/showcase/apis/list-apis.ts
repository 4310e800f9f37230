import { accountApis } from './account-apis';
import type { ApiEntry, ApiName } from './api-entry';
import { feedbackApis } from './feedback-apis';
import { navigationApis } from './navigation-apis';
import { pageApis } from './page-apis';
import { tabBarApis } from './tab-bar-apis';
import { windowApis } from './window-apis';

export type NamedApi = ApiEntry & { readonly name: string };

const catalogue: { readonly [N in ApiName]: ApiEntry } = {
  ...navigationApis,
  ...feedbackApis,
  ...pageApis,
  ...tabBarApis,
  ...windowApis,
  ...accountApis,
};

export function listApis(): readonly NamedApi[] {
  return Object.entries(catalogue).map(([name, entry]) => ({ name, ...entry }));
}
