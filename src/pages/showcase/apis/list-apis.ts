import { defineWords, useText } from '@/pages/showcase/words';
import { accountApis } from './account-apis';
import { appApis } from './app-apis';
import type { ApiEntry } from './api-entry';
import { baseApis } from './base-apis';
import { deviceApis } from './device-apis';
import { feedbackApis } from './feedback-apis';
import { fileApis } from './file-apis';
import { hostApis } from './host-apis';
import { locationApis } from './location-apis';
import { mediaApis } from './media-apis';
import { navigationApis } from './navigation-apis';
import { networkApis } from './network-apis';
import { observerApis } from './observer-apis';
import { playerApis } from './player-apis';
import { pageApis } from './page-apis';
import { storageApis } from './storage-apis';
import { tabBarApis } from './tab-bar-apis';
import { missingApis } from './unavailable-groups';
import { windowApis } from './window-apis';

/** In the order of the list. Every call has an entry: tests/pages/showcase/list-apis.test.ts. */
const groups = {
  navigation: navigationApis,
  network: networkApis,
  feedback: feedbackApis,
  files: fileApis,
  storage: storageApis,
  media: mediaApis,
  page: pageApis,
  tabBar: tabBarApis,
  windows: windowApis,
  account: accountApis,
  device: deviceApis,
  location: locationApis,
  host: hostApis,
  missing: missingApis,
  app: appApis,
  base: baseApis,
  players: playerApis,
  observers: observerApis,
};

type ApiGroup = keyof typeof groups;

export const apiGroups = Object.keys(groups) as readonly ApiGroup[];

export type DescribedApi = { [G in ApiGroup]: keyof (typeof groups)[G] }[ApiGroup];

export type NamedApi = ApiEntry & { readonly name: string; readonly group: ApiGroup };

export function listApis(): readonly NamedApi[] {
  return apiGroups.flatMap((group) =>
    Object.entries<ApiEntry>(groups[group]).map(([name, api]) => ({ ...api, name, group })),
  );
}

const words = defineWords({
  en: { note: ({ en }: ApiEntry) => en },
  zh: { note: ({ zh }: ApiEntry) => zh },
});

/** Describes a call in the language of the user. */
export function useNote(): (entry: ApiEntry) => string {
  return useText(words).note;
}
