import { defineWords } from '@/pages/showcase/words';

export type EntryId =
  | 'components'
  | 'apis'
  | 'unavailable'
  | 'stack'
  | 'overlays'
  | 'host'
  | 'assistant'
  | 'bookings'
  | 'language'
  | 'slow'
  | 'flaky'
  | 'broken'
  | 'lost';

export const words = defineWords({
  en: {
    headline: 'Web apps that behave like apps',
    intro:
      'This market is made with Portico: a page stack, a platform and components for React. Pages below keep their state. Back returns to them. A reload loses nothing.',
    note: 'Your text and the way back are still there after the reload.',
    catalogue: 'Catalogue',
    components: 'Components',
    componentsNote: 'Each with a demo, its props and its code',
    apis: 'Calls',
    apisNote: 'Try each call of the platform here',
    unavailable: 'Not available in browsers',
    unavailableNote: 'Calls of uni-app, and what to use instead',
    inside: 'Look inside',
    stack: 'The page stack, live',
    stackNote: 'Every operation, every event',
    overlays: 'Overlays',
    overlaysNote: 'Toast, loading, dialog, action sheet',
    host: 'Messaging app',
    hostNote: 'Share, pictures, voice, location',
    assistant: 'Assistant',
    assistantNote: 'An answer that survives a lost connection',
    bookings: 'Bookings that arrive',
    bookingsNote: 'Book in a tunnel: it is sent later, and once',
    language: 'Language',
    languageNote: 'Ten languages of the runtime',
    trouble: 'When things go wrong',
    slow: 'A slow page',
    slowNote: 'Its code takes two seconds to load',
    flaky: 'A page that fails to load',
    flakyNote: 'One tap loads it again',
    broken: 'A page that crashes',
    brokenNote: 'The rest of the app continues to work',
    lost: 'An unknown address',
    lostNote: 'A page with a button to Home',
  },
  zh: {
    headline: '像原生应用一样的网页应用',
    intro:
      '这个集市由 Portico 构建：React 的页面栈、平台接口与组件。下层页面保持原样，返回总能回到来处，刷新不会丢失任何内容。',
    note: '刷新之后，输入的文字和返回的路都还在。',
    catalogue: '目录',
    components: '组件',
    componentsNote: '每个组件都有演示、属性与代码',
    apis: '接口',
    apisNote: '在这里试用平台的每个接口',
    unavailable: '浏览器不支持的接口',
    unavailableNote: 'uni-app 的接口，以及替代办法',
    inside: '看看内部',
    stack: '实时页面栈',
    stackNote: '全部操作与生命周期',
    overlays: '浮层',
    overlaysNote: '提示、加载、对话框、操作菜单',
    host: '消息应用',
    hostNote: '分享、图片、语音、位置',
    assistant: '助手',
    assistantNote: '断线后继续的流式回答',
    bookings: '必达的预订',
    bookingsNote: '没有网络也能预订，之后送达，且只送达一次',
    language: '语言',
    languageNote: '运行时支持的十种语言',
    trouble: '出错的时候',
    slow: '缓慢的页面',
    slowNote: '代码要两秒才能加载完',
    flaky: '加载失败的页面',
    flakyNote: '点击即可重新加载',
    broken: '崩溃的页面',
    brokenNote: '应用其余部分照常运行',
    lost: '未知地址',
    lostNote: '带有返回首页按钮的页面',
  },
  ar: {
    headline: 'تطبيقات ويب تعمل كالتطبيقات',
    intro:
      'هذا السوق مبني بـ Portico: مكدس صفحات ومنصة ومكونات لـ React. تحتفظ الصفحات السفلى بحالتها، ويعيدك الرجوع إليها، ولا تفقد إعادة التحميل شيئًا.',
    note: 'بعد إعادة التحميل يبقى نصك وطريق الرجوع.',
    catalogue: 'الدليل',
    components: 'المكونات',
    componentsNote: 'لكل مكوّن عرض وخصائص وشيفرة',
    apis: 'الاستدعاءات',
    apisNote: 'جرّب هنا كل استدعاء للمنصة',
    unavailable: 'غير متاح في المتصفحات',
    unavailableNote: 'استدعاءات uni-app وبدائلها',
    inside: 'نظرة إلى الداخل',
    stack: 'مكدس الصفحات مباشرة',
    stackNote: 'كل عملية وكل حدث',
    overlays: 'الطبقات العلوية',
    overlaysNote: 'رسائل وتحميل وحوار وقائمة إجراءات',
    host: 'تطبيق المراسلة',
    hostNote: 'مشاركة وصور وصوت وموقع',
    assistant: 'المساعد',
    assistantNote: 'جواب يتابع بعد انقطاع الاتصال',
    bookings: 'حجوزات تصل',
    bookingsNote: 'احجز في نفق: يُرسل لاحقًا ومرة واحدة',
    language: 'اللغة',
    languageNote: 'عشر لغات لبيئة التشغيل',
    trouble: 'حين يحدث خطأ',
    slow: 'صفحة بطيئة',
    slowNote: 'يستغرق تحميل شيفرتها ثانيتين',
    flaky: 'صفحة يفشل تحميلها',
    flakyNote: 'ضغطة واحدة تحمّلها من جديد',
    broken: 'صفحة تنهار',
    brokenNote: 'يواصل باقي التطبيق عمله',
    lost: 'عنوان غير معروف',
    lostNote: 'صفحة فيها زر إلى الرئيسية',
  },
});
