const en = {
  title: 'Code of this screen',
  components: 'Components',
  calls: 'Platform calls',
  hooks: 'Hooks',
  source: 'Source',
  copy: 'Copy',
  notCopied: 'Copying is not allowed here. Select the code instead.',
};

const all: Readonly<Record<string, typeof en>> = {
  'zh-Hans': {
    title: '本页代码',
    components: '组件',
    calls: '平台接口',
    hooks: 'Hooks',
    source: '源码',
    copy: '复制',
    notCopied: '此处不允许复制，请手动选择代码。',
  },
  ar: {
    title: 'شيفرة هذه الشاشة',
    components: 'المكوّنات',
    calls: 'استدعاءات المنصة',
    hooks: 'الخطافات',
    source: 'المصدر',
    copy: 'نسخ',
    notCopied: 'النسخ غير مسموح هنا. حدّد الشيفرة بدلًا من ذلك.',
  },
};

export const sheetWords = (locale: string) => all[locale] ?? en;
