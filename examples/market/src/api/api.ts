import { isPlatformError, type Platform } from 'portico';
import { chaosHeader } from './chaos.ts';
import type {
  Catalogue,
  ItemReviews,
  Message,
  NewOrder,
  NewReview,
  Order,
  OrderState,
  Tokens,
  WrittenReview,
} from './types.ts';

type Cancellation = { readonly signal?: AbortSignal };

/** All requests of the app. `auth` adds the user's token, and renews it when it has expired. */
export function createApi(platform: Platform) {
  const header = () => ({ 'Accept-Language': platform.getLocale(), ...chaosHeader(platform) });
  const open = platform.createClient({ baseURL: '/api', header });
  const client = platform.createClient({ baseURL: '/api', header, auth: true });
  return {
    catalogue: async (how: Cancellation) => (await open.get<Catalogue>('/catalogue', how)).data,
    sendCode: async (phone: string) => (await open.post<{ code: string }>('/code', { phone })).data,
    signIn: async (phone: string, code: string) =>
      (await open.post<Tokens>('/sign-in', { phone, code })).data,
    orders: async (how: Cancellation) => (await client.get<Order[]>('/orders', how)).data,
    allOrders: async (how: Cancellation) => (await client.get<Order[]>('/all-orders', how)).data,
    order: async (id: string, how: Cancellation) =>
      (await client.get<Order>(`/orders/${encodeURIComponent(id)}`, how)).data,
    setState: async (id: string, state: OrderState) =>
      (await client.patch<Order>(`/orders/${encodeURIComponent(id)}`, { state })).data,
    sendOrder: async (order: NewOrder, idempotencyKey: string) =>
      (await client.post<Order>('/orders', order, { idempotencyKey, retry: 2 })).data,
    chat: async (id: string, how: Cancellation) =>
      (await client.get<Message[]>(`/chats/${encodeURIComponent(id)}`, how)).data,
    write: async (order: string, message: Pick<Message, 'id' | 'content'>) => {
      const options = { idempotencyKey: message.id, retry: 2 };
      await client.post(`/chats/${encodeURIComponent(order)}`, message, options);
    },
    /** The answer of the shop to a message, while it is written. The last event has the whole message. */
    answer: (question: string, how: Cancellation) =>
      client.events(`/answers/${encodeURIComponent(question)}`, how),
    /** Everybody may read reviews. Only for a member the server knows who may write one. */
    reviews: async (item: string, how: Cancellation) => {
      const reader = platform.auth.token() ? client : open;
      return (await reader.get<ItemReviews>(`/reviews/${encodeURIComponent(item)}`, how)).data;
    },
    sendReview: async (item: string, review: NewReview, idempotencyKey: string) => {
      const url = `/reviews/${encodeURIComponent(item)}`;
      return (await client.post<WrittenReview>(url, review, { idempotencyKey, retry: 2 })).data;
    },
    sendFile: async (file: File, how: Cancellation = {}) => {
      const options = { ...how, header: { 'Content-Type': file.type } };
      return (await client.post<{ url: string }>('/files', file, options)).data.url;
    },
  };
}

export type Api = ReturnType<typeof createApi>;

/** An answer that says what is wrong in each field. */
export type FieldErrors = { readonly fields?: Record<string, string> };

/** The messages of a refused form by field, or undefined for every other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  if (!isPlatformError<'http-status', FieldErrors>(error, 'http-status')) {
    return undefined;
  }
  return error.response?.data.fields;
}

export const isMissing = (error: unknown) =>
  isPlatformError(error, 'http-status') && error.response?.statusCode === 404;
