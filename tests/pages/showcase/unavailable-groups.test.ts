import { expect, it } from 'vitest';
import { unavailableGroups } from '@/pages/showcase/apis/unavailable-groups';
import { unavailable } from '@/platform/uni/unavailable';

it('[S8.11] the table has each call that no browser can serve exactly once', () => {
  const named = unavailableGroups.flatMap(({ names }) => names);
  expect([...named].sort()).toEqual(Object.keys(unavailable).sort());
});
