const html =
  '<h3>Huila, washed</h3><p>From <a href="https://example.com/huila">Huila</a> in Colombia. It tastes of <b>plum</b> and cocoa.</p>' +
  '<ul><li>250 g</li><li>Roasted on Monday</li></ul>';

/** Examples that show texts and numbers. */
export const texts = {
  'badge-1': { count: 3 },
  'badge-2': { hasNews: true },
  'canvas-1': { share: 0.7 },
  'button-4': { count: 2 },
  'card-3': { id: 'lisbon', city: 'Lisbon', price: '€390' },
  'card-4': { number: 2041 },
  'cell-2': { unread: 2 },
  'cell-3': { order: { number: 2041, isSent: false, wantsCall: true } },
  'countdown-2': {
    endsAt: '2026-06-12T18:00:00Z',
    serverTime: Date.parse('2026-06-10T09:30:00Z'),
  },
  'countdown-3': { minutes: 4 },
  'ellipsis-3': { name: 'Invoice of the roastery for the second quarter of 2026.pdf' },
  'ellipsis-4': {
    text: 'We have bought our beans here for five years. The roast is even, the people answer each question, and the delivery has never been late. The new grinder is louder than the old one, but the coffee is better than ever.',
  },
  'empty-2': { count: 0 },
  'icon-2': { isChosen: true },
  'kit-provider-6': { count: 2, language: 'de' },
  'movable-3': { start: { x: 40, y: 60 } },
  'page-indicator-1': { step: 1 },
  'page-indicator-2': { names: ['Espresso', 'Flat white', 'Mint tea'] },
  'pagination-3': { count: 12 },
  'progress-2': { percent: 60 },
  'rate-2': { average: 4.2, count: 128 },
  'result-5': { hasFailed: true, shops: ['Harbour'] },
  'result-4': { status: 'waiting', amount: '€24.80' },
  'rich-text-1': { html },
  'rich-text-3': { html },
  'rolling-text-1': { cups: 1284 },
  'rolling-text-3': { share: 0.35 },
  'safe-area-3': { total: '€24.80' },
  'space-3': { names: ['Vegan', 'Iced', 'Without sugar', 'New', 'For two', 'Under €5'] },
  'space-4': { name: 'Ada Lopez' },
  'steps-1': { state: 'roasted' },
  'swipe-action-1': { name: 'Oat flat white' },
  'swipe-action-2': { text: 'Your order is ready' },
  'visually-hidden-2': { before: '€9.80', now: '€7.60' },
  'watermark-3': { user: 'Ada Lopez', time: '10 June, 9:30' },
  'web-view-2': { shop: 'harbour' },
  'web-view-3': { order: '2041' },
};
