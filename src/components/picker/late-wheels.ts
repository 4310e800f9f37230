import { late } from '@/shared/late-part';

/** The wheels for other components of the kit, in the chunk of Picker's sheet. */
export const latePickerWheels = /* @__PURE__ */ late(() =>
  import('./picker-popup').then((file) => file.PickerWheels),
);
