const areas = [
  {
    value: 'north',
    label: 'North',
    children: [
      { value: 'harbour', label: 'Harbour' },
      { value: 'station', label: 'Station' },
    ],
  },
  { value: 'south', label: 'South', children: [{ value: 'market', label: 'Market' }] },
];

/** Examples in which the user chooses or enters something. */
export const choices = {
  'canvas-2': { cups: [12, 18, 9, 22, 30, 26, 15] },
  'cascader-3': { areas },
  'checkbox-2': {
    items: [
      { id: 'beans', name: 'Beans, 500 g', isSoldOut: false },
      { id: 'filter', name: 'Paper filters', isSoldOut: false },
      { id: 'cup', name: 'Blue cup', isSoldOut: true },
    ],
    chosen: ['beans'],
  },
  'code-countdown-1': { mail: 'ada@example.com' },
  'code-countdown-3': { phone: '+49 40 123456' },
  'code-input-3': { redeem: () => Promise.resolve(true) },
  'date-picker-2': { from: '2026-06-10T07:00', until: '2026-07-10T18:00' },
  'dropdown-2': {
    kitchens: ['Italian', 'Thai', 'Vegan'].map((text) => ({ value: text, text })),
  },
  'picker-group-2': { open: true },
  'picker-group-3': { today: '2026-06-10', now: '09:30' },
  'picker-view-3': { open: true, days: ['Today', 'Tomorrow'], times: ['9:30', '10:00', '10:30'] },
  'signature-3': {
    saved: {
      strokes: [
        [
          { x: -90, y: 20 },
          { x: -50, y: -40 },
          { x: -20, y: 30 },
          { x: 20, y: -10 },
          { x: 90, y: 10 },
        ],
      ],
      text: '',
    },
  },
  'stepper-3': { name: 'Blue cup', count: 2 },
  'switch-2': { initial: true },
  'tag-1': { id: '2041', late: false },
  'tag-2': { filters: ['Vegan', 'Open now', 'Under €10'] },
  'text-field-3': { send: () => Promise.resolve({}) },
  'tree-select-2': { categories: areas },
  'tree-select-3': { topics: areas },
  'upload-3': { sendFile: () => Promise.resolve('/pictures/parcel.jpg') },
};
