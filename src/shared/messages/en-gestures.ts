export const enSortableList = {
  sortableListHint: 'Press Enter, then move the row with the arrow keys or the buttons',
  sortableListMove: 'Move {name}',
  sortableListUp: 'Move {name} up',
  sortableListDown: 'Move {name} down',
  sortableListTaken: '{name} picked up, place {place} of {count}',
  moved: '{name}: place {place} of {count}',
  sortableListDropped: '{name} is now at place {place} of {count}',
  sortableListReturned: '{name} is back at place {place} of {count}',
} as const;

export const enSignature = {
  signatureLabel: 'Signature',
  signHere: 'Sign here',
  signatureEmpty: 'Not signed yet',
  signatureSigned: 'Signed',
  signatureUndo: 'Undo',
  clear: 'Clear',
  signatureType: 'Type instead',
  signatureDraw: 'Draw instead',
  signatureName: 'Your name',
} as const;

export const enImageCropper = {
  imageCropperLabel: 'Crop the picture',
  imageCropperHint: 'Move the picture with the arrow keys, zoom with plus and minus',
  imageCropperZoom: 'Zoom',
  imageCropperZoomed: 'Zoom {zoom}',
  imageCropperRotate: 'Rotate',
  imageCropperLoading: 'Loading the picture',
  imageCropperUnreadable: 'This picture cannot be read. Choose another one.',
} as const;

/** The other words of the tour belong to other components too. */
export const enTourSkip = { tourSkip: 'Skip' } as const;
