/** The options of fast-check's `anything`: values of every kind that the storage keeps. */
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
