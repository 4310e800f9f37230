import { useAliveEffect, usePlatform } from 'portico';
import { useState } from 'react';
import type { Place } from '../api/types.ts';

export type Address = Place & {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
};

const KEY = 'addresses';

const isAddress = (value: unknown): value is Address =>
  typeof (value as Address | null)?.street === 'string' && Array.isArray((value as Address).area);

/** The addresses that are saved on this phone, the newest first. */
export function useAddresses() {
  const platform = usePlatform();
  const read = (): readonly Address[] => {
    const stored: unknown = platform.getStorageSync(KEY);
    return Array.isArray(stored) ? stored.filter(isAddress) : [];
  };
  const [addresses, setShown] = useState(read);
  // Another page, or another tab of the browser, may change them.
  useAliveEffect(
    () =>
      platform.onStorageChange(({ key }) => {
        if (key === KEY || key === null) setShown(read());
      }),
    [platform],
  );
  const change = (next: readonly Address[]) => {
    platform.setStorageSync(KEY, next);
    setShown(next);
  };
  return {
    addresses,
    save: (address: Address) =>
      change([address, ...addresses.filter(({ id }) => id !== address.id)].slice(0, 9)),
    remove: (id: string) => change(addresses.filter((one) => one.id !== id)),
  };
}
