/** What fast-check's `anything` may put into a value: all that the storage keeps. */
export const everyKind = {
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
};
