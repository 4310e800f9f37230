import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const frGestures: GestureWords = {
  sortableListHint: 'Appuyez sur Entrée, puis déplacez la ligne avec les flèches ou les boutons',
  sortableListMove: 'Déplacer {name}',
  sortableListUp: 'Monter {name}',
  sortableListDown: 'Descendre {name}',
  sortableListTaken: '{name}\u00a0: ligne sélectionnée, position {place} sur {count}',
  sortableListMoved: '{name}\u00a0: position {place} sur {count}',
  sortableListDropped: '{name} est maintenant en position {place} sur {count}',
  sortableListReturned: '{name} est de retour en position {place} sur {count}',

  signatureLabel: 'Signature',
  signaturePlaceholder: 'Signez ici',
  signatureEmpty: 'Pas encore signé',
  signatureSigned: 'Signé',
  signatureUndo: 'Annuler',
  signatureClear: 'Effacer',
  signatureType: 'Saisir le nom',
  signatureDraw: 'Signer à la main',
  signatureName: 'Votre nom',

  imageCropperLabel: 'Recadrer l’image',
  imageCropperHint: 'Déplacez l’image avec les flèches, zoomez avec plus et moins',
  imageCropperZoom: 'Zoom',
  imageCropperZoomed: 'Zoom {zoom}',
  imageCropperRotate: 'Pivoter',
  imageCropperLoading: 'Chargement de l’image',
  imageCropperUnreadable: 'Cette image est illisible. Choisissez-en une autre.',

  tourSkip: 'Passer',
};
