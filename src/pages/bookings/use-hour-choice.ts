import { isPlatformError, usePlatform } from 'portico';
import { useText } from '@/pages/showcase/words';
import { hours, type Slot } from './house';
import { words } from './words';

/** Asks for another hour, or for something else. Null if the user leaves it. */
export function useHourChoice() {
  const t = useText(words);
  const platform = usePlatform();
  return async (slot: Slot, other?: string): Promise<number | 'other' | null> => {
    const others = hours.filter((hour) => hour !== slot.hour);
    const itemList = [...others.map((hour) => t.slot(slot.table, hour)), ...(other ? [other] : [])];
    try {
      const { tapIndex } = await platform.showActionSheet({ title: t.anotherHour, itemList });
      return others[tapIndex] ?? 'other';
    } catch (error) {
      if (!isPlatformError(error, 'cancel')) throw error;
      return null;
    }
  };
}
