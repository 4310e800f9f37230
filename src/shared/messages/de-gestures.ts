import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const deGestures: GestureWords = {
  sortableListHint:
    'Eingabetaste drücken, dann die Zeile mit den Pfeiltasten oder den Schaltflächen verschieben',
  sortableListMove: '{name} verschieben',
  sortableListUp: '{name} nach oben',
  sortableListDown: '{name} nach unten',
  sortableListTaken: '{name} ausgewählt, Platz {place} von {count}',
  sortableListMoved: '{name}: Platz {place} von {count}',
  sortableListDropped: '{name} ist jetzt auf Platz {place} von {count}',
  sortableListReturned: '{name} ist wieder auf Platz {place} von {count}',

  signatureLabel: 'Unterschrift',
  signaturePlaceholder: 'Hier unterschreiben',
  signatureEmpty: 'Noch nicht unterschrieben',
  signatureSigned: 'Unterschrieben',
  signatureUndo: 'Rückgängig',
  signatureClear: 'Löschen',
  signatureType: 'Name eintippen',
  signatureDraw: 'Von Hand zeichnen',
  signatureName: 'Ihr Name',

  imageCropperLabel: 'Bild zuschneiden',
  imageCropperHint: 'Bild mit den Pfeiltasten verschieben, mit Plus und Minus zoomen',
  imageCropperZoom: 'Zoom',
  imageCropperZoomed: 'Zoom {zoom}',
  imageCropperRotate: 'Drehen',
  imageCropperLoading: 'Bild wird geladen',
  imageCropperUnreadable: 'Dieses Bild kann nicht gelesen werden. Wählen Sie ein anderes.',

  tourSkip: 'Überspringen',
};
