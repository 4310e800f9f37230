import { accountApis } from './account-apis';
import { appApis } from './app-apis';
import type { ApiEntry, ApiName } from './api-entry';
import { baseApis } from './base-apis';
import { deviceApis } from './device-apis';
import { deviceEventApis } from './device-event-apis';
import { feedbackApis } from './feedback-apis';
import { fileApis } from './file-apis';
import { hostApis } from './host-apis';
import { localeApis } from './locale-apis';
import { locationApis } from './location-apis';
import { mediaApis } from './media-apis';
import { missingApis } from './missing-apis';
import { navigationApis } from './navigation-apis';
import { networkApis } from './network-apis';
import { observerApis } from './observer-apis';
import { playerApis } from './player-apis';
import { pageApis } from './page-apis';
import { storageApis } from './storage-apis';
import { tabBarApis } from './tab-bar-apis';
import { windowApis } from './window-apis';

export type NamedApi = ApiEntry & { readonly name: string };

const catalogue: { readonly [N in ApiName]: ApiEntry } = {
  ...navigationApis,
  ...networkApis,
  ...feedbackApis,
  ...fileApis,
  ...storageApis,
  ...mediaApis,
  ...pageApis,
  ...tabBarApis,
  ...windowApis,
  ...accountApis,
  ...deviceApis,
  ...deviceEventApis,
  ...locationApis,
  ...hostApis,
  ...missingApis,
  ...appApis,
  ...baseApis,
  ...localeApis,
  ...playerApis,
  ...observerApis,
};

export function listApis(): readonly NamedApi[] {
  return Object.entries(catalogue).map(([name, entry]) => ({ name, ...entry }));
}
