import type { UnavailableName } from 'portico/uni';
import type { ApiEntry } from './api-entry';
import { unavailableGroups } from './unavailable-groups';

const entry: ApiEntry = {
  group: 'missing',
  en: 'Not available in browsers. The call rejects.',
  zh: '浏览器中不可用：调用会被拒绝并说明原因。',
};

export const missingApis = Object.fromEntries(
  unavailableGroups.flatMap(({ names }) => names.map((name) => [name, entry])),
) as Readonly<Record<UnavailableName, ApiEntry>>;
