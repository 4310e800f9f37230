import { onlineManager, useQuery } from '@tanstack/react-query';
import { useAuth, usePlatform } from 'portico';
import { useMemo } from 'react';
import { createApi, isMissing } from './api.ts';
import type { Catalogue } from './types.ts';
import { fetchWays } from './ways.ts';

export function useApi() {
  const platform = usePlatform();
  return useMemo(() => createApi(platform), [platform]);
}

/** The goods. `first` came with the page, and the newest ones replace it. */
export function useCatalogue(first?: Catalogue) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => api.catalogue({ signal }),
    ...(first && { initialData: first, initialDataUpdatedAt: first.asOf }),
  });
}

export function useItem(id: string) {
  const { data, error, refetch } = useCatalogue();
  return {
    item: data?.items.find((item) => item.id === id),
    isLoaded: Boolean(data),
    error,
    refetch,
  };
}

/** The reviews of an item by members, and whether this user may write one. */
export function useReviews(item: string) {
  const api = useApi();
  const uid = useAuth().user?.uid;
  return useQuery({
    queryKey: ['reviews', item, uid],
    queryFn: ({ signal }) => api.reviews(item, { signal }),
    // An order may have arrived meanwhile.
    staleTime: 0,
  });
}

export function useOrders() {
  const api = useApi();
  return useQuery({
    queryKey: ['orders'],
    queryFn: ({ signal }) => api.orders({ signal }),
    // Orders go on while another page is open.
    staleTime: 0,
  });
}

export function useAllOrders() {
  const api = useApi();
  return useQuery({
    queryKey: ['all-orders'],
    queryFn: ({ signal }) => api.allOrders({ signal }),
    refetchInterval: 5000,
  });
}

export function useOrder(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api.order(id, { signal }),
    retry: (count, error) => onlineManager.isOnline() && count < 2 && !isMissing(error),
  });
}

/** The ways to sign in that the server offers. */
export function useWays() {
  const platform = usePlatform();
  return useQuery({ queryKey: ['ways'], queryFn: () => fetchWays(platform) });
}
