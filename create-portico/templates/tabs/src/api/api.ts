import { isPlatformError, type Platform } from 'portico';
import { chaosHeader } from '../chaos.ts';

export type Drink = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly price: number;
  readonly colour: string;
};

export type Line = { readonly drink: string; readonly cups: number };

export type NewOrder = {
  readonly day: string;
  readonly place: string;
  readonly lines: readonly Line[];
  readonly photos: readonly string[];
};

export type Order = NewOrder & { readonly id: number };

export type Tokens = { readonly token: string; readonly refreshToken: string };

type Cancellation = { readonly signal?: AbortSignal };

/** All requests of the app. `auth` adds the user's token, and renews it when it has expired. */
export function createApi(platform: Platform) {
  const header = () => ({ 'Accept-Language': platform.getLocale(), ...chaosHeader(platform) });
  const open = platform.createClient({ baseURL: '/api', header });
  const client = platform.createClient({ baseURL: '/api', header, auth: true });
  return {
    drinks: async (how: Cancellation) => (await open.get<Drink[]>('/drinks', how)).data,
    drink: async (id: string, how: Cancellation) =>
      (await open.get<Drink>(`/drinks/${encodeURIComponent(id)}`, how)).data,
    sendCode: async (phone: string) =>
      (await open.post<{ code: string }>('/sign-in/code', { phone })).data,
    signIn: async (phone: string, code: string) =>
      (await open.post<Tokens>('/sign-in', { phone, code })).data,
    orders: async (how: Cancellation) => (await client.get<Order[]>('/orders', how)).data,
    sendOrder: async (order: NewOrder, idempotencyKey: string) =>
      (await client.post<Order>('/orders', order, { idempotencyKey })).data,
    sendPhoto: async (photo: File, how: Cancellation) => {
      const options = { ...how, header: { 'Content-Type': photo.type } };
      return (await client.post<{ url: string }>('/photos', photo, options)).data.url;
    },
  };
}

export type Api = ReturnType<typeof createApi>;

/** The messages of a refused form by field, or undefined for every other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  if (!isPlatformError<'http-status', { fields?: Record<string, string> }>(error, 'http-status')) {
    return undefined;
  }
  return error.response?.data.fields;
}
