export { outbox } from './outbox';

export const loadBookings = () => import('./bookings.loader');
