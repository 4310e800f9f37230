import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const esGestures: GestureWords = {
  sortableListHint: 'Pulsa Intro y mueve la fila con las flechas o con los botones',
  sortableListMove: 'Mover {name}',
  sortableListUp: 'Subir {name}',
  sortableListDown: 'Bajar {name}',
  sortableListTaken: '{name}: fila seleccionada, posición {place} de {count}',
  sortableListMoved: '{name}: posición {place} de {count}',
  sortableListDropped: '{name} está ahora en la posición {place} de {count}',
  sortableListReturned: '{name} vuelve a la posición {place} de {count}',

  signatureLabel: 'Firma',
  signaturePlaceholder: 'Firma aquí',
  signatureEmpty: 'Sin firmar',
  signatureSigned: 'Firmado',
  signatureUndo: 'Deshacer',
  signatureClear: 'Borrar',
  signatureType: 'Escribir el nombre',
  signatureDraw: 'Firmar a mano',
  signatureName: 'Tu nombre',

  imageCropperLabel: 'Recortar la imagen',
  imageCropperHint: 'Mueve la imagen con las flechas y usa más y menos para el zoom',
  imageCropperZoom: 'Zoom',
  imageCropperZoomed: 'Zoom {zoom}',
  imageCropperRotate: 'Girar',
  imageCropperLoading: 'Cargando la imagen',
  imageCropperUnreadable: 'No se puede leer esta imagen. Elige otra.',

  tourSkip: 'Omitir',
};
