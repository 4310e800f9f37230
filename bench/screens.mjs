/** Selectors of the screens in screens/, which all comparison apps share. */
export const screens = {
  list: '[data-screen="list"]',
  me: '[data-screen="me"]',
  detail: (id) => `[data-screen="detail-${id}"]`,
  row: (id) => `[data-screen="list"] li:nth-child(${id}) > *`,
};
