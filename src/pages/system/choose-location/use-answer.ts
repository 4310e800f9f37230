import { useRef, useState } from 'react';
import { type Place, useMapProvider, usePlatform } from '@/platform';
import { useNavigator } from '@/router';

/** Goes back once, with the place as the answer of the page. */
export function useAnswer() {
  const platform = usePlatform();
  const loadProvider = useMapProvider();
  const { report } = useNavigator();
  const [isLeaving, setIsLeaving] = useState(false);
  // Two presses may come before the button renders again, and the second would close another page.
  const isTaken = useRef(false);

  const answer = async ({ name, address, type, distance, latitude, longitude }: Place) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsLeaving(true);
    try {
      const { coordinates } = await loadProvider();
      const point = { latitude, longitude, coordinates };
      await platform.back(1, { result: { name, address, type, distance, ...point } });
    } catch (error) {
      report(error);
      isTaken.current = false;
      setIsLeaving(false);
    }
  };

  return { isLeaving, answer };
}
