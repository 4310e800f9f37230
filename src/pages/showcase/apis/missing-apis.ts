import { unavailable, type UnavailableName } from '@/platform';
import type { ApiEntry } from './api-entry';

const entry: ApiEntry = {
  group: 'missing',
  en: 'Not available in browsers. The call rejects.',
  zh: '浏览器中不可用：调用会被拒绝并说明原因。',
};

export const missingApis = Object.fromEntries(
  Object.keys(unavailable).map((name) => [name, entry]),
) as Readonly<Record<UnavailableName, ApiEntry>>;
