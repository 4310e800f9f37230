import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isPlatformError, useLocale, usePlatform } from 'portico';
import { useMemo } from 'react';
import { createApi } from './api.ts';

export function useApi() {
  const platform = usePlatform();
  return useMemo(() => createApi(platform), [platform]);
}

export function useDrinks() {
  const api = useApi();
  const { locale } = useLocale();
  return useQuery({
    queryKey: ['drinks', locale],
    queryFn: ({ signal }) => api.drinks({ signal }),
    // While another language loads.
    placeholderData: keepPreviousData,
  });
}

export function useDrink(id: string) {
  const api = useApi();
  const { locale } = useLocale();
  const list = useQueryClient().getQueryData<Awaited<ReturnType<typeof api.drinks>>>([
    'drinks',
    locale,
  ]);
  return useQuery({
    queryKey: ['drink', id, locale],
    queryFn: ({ signal }) => api.drink(id, { signal }),
    // The list has what this page shows, so it opens with content.
    placeholderData: list?.find((drink) => drink.id === id),
  });
}

export function useOrders() {
  const api = useApi();
  return useQuery({ queryKey: ['orders'], queryFn: ({ signal }) => api.orders({ signal }) });
}

export function isMissing(error: unknown): boolean {
  return isPlatformError(error, 'http-status') && error.response?.statusCode === 404;
}
