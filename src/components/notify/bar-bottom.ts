/** Where the bar of the page in front ends, if it has one: its own height, not an assumed one. */
export function barBottom(document: Document): number {
  const page = document.querySelector('[data-page][data-state="active"]');
  const bars = [...(page ?? document).querySelectorAll('header')].filter((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return top <= 0 && height > 0;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
