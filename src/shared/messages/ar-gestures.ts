import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const arGestures: GestureWords = {
  sortableListHint: 'اضغط مفتاح الإدخال، ثم انقل الصف بمفاتيح الأسهم أو بالأزرار',
  sortableListMove: 'نقل {name}',
  sortableListUp: 'نقل {name} إلى أعلى',
  sortableListDown: 'نقل {name} إلى أسفل',
  sortableListTaken: 'تم اختيار {name}، الموضع {place} من {count}',
  sortableListMoved: '{name}: الموضع {place} من {count}',
  sortableListDropped: '{name} الآن في الموضع {place} من {count}',
  sortableListReturned: 'تمت إعادة {name} إلى الموضع {place} من {count}',

  signatureLabel: 'التوقيع',
  signaturePlaceholder: 'وقّع هنا',
  signatureEmpty: 'لم يتم التوقيع بعد',
  signatureSigned: 'تم التوقيع',
  signatureUndo: 'تراجع',
  signatureClear: 'مسح',
  signatureType: 'كتابة الاسم',
  signatureDraw: 'التوقيع باليد',
  signatureName: 'اسمك',

  imageCropperLabel: 'قص الصورة',
  imageCropperHint: 'حرّك الصورة بمفاتيح الأسهم، وكبّرها وصغّرها بعلامتي الزائد والناقص',
  imageCropperZoom: 'التكبير',
  imageCropperZoomed: 'التكبير {zoom}',
  imageCropperRotate: 'تدوير',
  imageCropperLoading: 'جارٍ تحميل الصورة',
  imageCropperUnreadable: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى.',

  tourSkip: 'تخطي',
};
