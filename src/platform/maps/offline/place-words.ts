/** What invented places are called. */
export const firstWords = [
  ...[
    'Amber',
    'Birch',
    'Cedar',
    'Clover',
    'Copper',
    'Coral',
    'Falcon',
    'Fern',
    'Golden',
    'Harbour',
  ],
  ...['Hazel', 'Heron', 'Indigo', 'Ivory', 'Juniper', 'Lantern', 'Laurel', 'Linden', 'Maple'],
  ...['Marble', 'Meadow', 'Mill', 'North', 'Olive', 'Orchard', 'Pearl', 'River', 'Rowan', 'Silver'],
  ...['Spring', 'Sunny', 'Willow'],
] as const;

/** The last word of the name, and the kind of place. */
export const kinds = [
  ['Bakery', 'Food'],
  ['Bank', 'Finance'],
  ['Books', 'Shopping'],
  ['Bus Station', 'Transport'],
  ['Cinema', 'Leisure'],
  ['Clinic', 'Health'],
  ['Coffee', 'Food'],
  ['Gallery', 'Culture'],
  ['Garden', 'Park'],
  ['Grill', 'Food'],
  ['Hotel', 'Hotel'],
  ['Library', 'Culture'],
  ['Market', 'Shopping'],
  ['Museum', 'Culture'],
  ['Noodles', 'Food'],
  ['Park', 'Park'],
  ['Pharmacy', 'Health'],
  ['Post Office', 'Service'],
  ['School', 'Education'],
  ['Sports Hall', 'Leisure'],
  ['Square', 'Park'],
  ['Theatre', 'Culture'],
  ['Tower', 'Office'],
  ['Works', 'Office'],
] as const;

export const streets = ['Avenue', 'Lane', 'Road', 'Row', 'Street', 'Walk', 'Way'] as const;
