import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const ptGestures: GestureWords = {
  sortableListHint: 'Pressione Enter e mova a linha com as setas ou com os botões',
  sortableListMove: 'Mover {name}',
  sortableListUp: 'Mover {name} para cima',
  sortableListDown: 'Mover {name} para baixo',
  sortableListTaken: '{name}: linha selecionada, posição {place} de {count}',
  sortableListMoved: '{name}: posição {place} de {count}',
  sortableListDropped: '{name} está agora na posição {place} de {count}',
  sortableListReturned: '{name} voltou à posição {place} de {count}',

  signatureLabel: 'Assinatura',
  signaturePlaceholder: 'Assine aqui',
  signatureEmpty: 'Ainda não assinado',
  signatureSigned: 'Assinado',
  signatureUndo: 'Desfazer',
  signatureClear: 'Limpar',
  signatureType: 'Digitar o nome',
  signatureDraw: 'Assinar à mão',
  signatureName: 'Seu nome',

  imageCropperLabel: 'Recortar a imagem',
  imageCropperHint: 'Mova a imagem com as setas e use mais e menos para o zoom',
  imageCropperZoom: 'Zoom',
  imageCropperZoomed: 'Zoom {zoom}',
  imageCropperRotate: 'Girar',
  imageCropperLoading: 'Carregando a imagem',
  imageCropperUnreadable: 'Não é possível ler esta imagem. Escolha outra.',

  tourSkip: 'Pular',
};
