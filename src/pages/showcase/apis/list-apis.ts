import { defineWords, useText } from '@/pages/showcase/words';
import { accountApis } from './account-apis';
import { appApis } from './app-apis';
import type { ApiEntry, ApiGroup, ApiName } from './api-entry';
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

export type NamedApi = ApiEntry & { readonly name: string; readonly group: ApiGroup };

type Grouped = Omit<NamedApi, 'name'>;

function inGroup<N extends string>(group: ApiGroup, apis: Readonly<Record<N, ApiEntry>>) {
  const entries = Object.entries<ApiEntry>(apis).map(([name, api]) => [name, { ...api, group }]);
  return Object.fromEntries(entries) as Readonly<Record<N, Grouped>>;
}

const catalogue: { readonly [N in ApiName]: Grouped } = {
  ...inGroup('navigation', navigationApis),
  ...inGroup('network', networkApis),
  ...inGroup('feedback', feedbackApis),
  ...inGroup('files', fileApis),
  ...inGroup('storage', storageApis),
  ...inGroup('media', mediaApis),
  ...inGroup('page', pageApis),
  ...inGroup('tabBar', tabBarApis),
  ...inGroup('windows', windowApis),
  ...inGroup('account', accountApis),
  ...inGroup('device', deviceApis),
  ...inGroup('location', locationApis),
  ...inGroup('host', hostApis),
  ...inGroup('missing', missingApis),
  ...inGroup('app', appApis),
  ...inGroup('base', baseApis),
  ...inGroup('players', playerApis),
  ...inGroup('observers', observerApis),
};

export function listApis(): readonly NamedApi[] {
  return Object.entries(catalogue).map(([name, entry]) => ({ name, ...entry }));
}

const words = defineWords({
  en: { note: ({ en }: ApiEntry) => en },
  zh: { note: ({ zh }: ApiEntry) => zh },
});

/** Describes a call in the language of the user. */
export function useNote(): (entry: ApiEntry) => string {
  return useText(words).note;
}
