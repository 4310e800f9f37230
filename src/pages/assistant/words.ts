import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    lead: 'The server writes the answer piece by piece, and the page shows it meanwhile. Break the connection, or reload the page: the answer continues after the last piece.',
    question: 'Your question',
    hint: 'Is the honey from here?',
    ask: 'Ask',
    answer: 'Answer',
    breakOff: 'Break the connection',
    lost: 'The connection is lost. The answer continues soon.',
    failed: 'The answer broke off. Ask again.',
    pieces: (count: string) => `Pieces that have arrived: ${count}`,
  },
  zh: {
    lead: '服务器一段一段地写出回答，页面同时显示。断开连接或刷新页面后，回答会从最后收到的一段继续。',
    question: '您的问题',
    hint: '蜂蜜是本地的吗？',
    ask: '提问',
    answer: '回答',
    breakOff: '断开连接',
    lost: '连接已断开，回答稍后继续。',
    failed: '回答中断了，请重新提问。',
    pieces: (count) => `已收到的段数：${count}`,
  },
  ar: {
    lead: 'يكتب الخادم الجواب قطعة بعد قطعة، وتعرضه الصفحة في الأثناء. اقطع الاتصال أو أعد تحميل الصفحة: يتابع الجواب من بعد آخر قطعة.',
    question: 'سؤالك',
    hint: 'هل العسل من هنا؟',
    ask: 'اسأل',
    answer: 'الجواب',
    breakOff: 'اقطع الاتصال',
    lost: 'انقطع الاتصال. سيتابع الجواب قريبًا.',
    failed: 'انقطع الجواب. اسأل من جديد.',
    pieces: (count) => `القطع التي وصلت: ${count}`,
  },
});
