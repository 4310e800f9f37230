import type { LoaderContextOf } from 'portico';
import { type Booking, houseOf } from './house';

/** The bookings of the server, by table and hour. */
export default async function loadBookings({
  platform,
}: LoaderContextOf<'/bookings'>): Promise<readonly Booking[]> {
  const url = `/api/bookings?house=${houseOf(platform)}`;
  const { data } = await platform.request<{ bookings: readonly Booking[] }>({ url });
  const bookings = [...data.bookings];
  return bookings.sort((one, other) => one.table - other.table || one.hour - other.hour);
}
