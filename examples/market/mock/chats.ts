import type { Language, Message, Text } from '../src/api/types.ts';
import { later } from './later.ts';
import { text } from './make-item.ts';

const answers: readonly { readonly words: RegExp; readonly answer: Text }[] = [
  {
    words: /door|ring|bell|floor|门|楼|باب|جرس|طابق/i,
    answer: text(
      'Thank you, I will tell the courier.',
      '谢谢，我告诉骑手。',
      'شكرًا، سأخبر مندوب التوصيل.',
    ),
  },
  {
    words: /when|long|late|where|多久|什么时候|到哪|متى|أين|تأخر/i,
    answer: text(
      'Your order is on time. You see each step on the page of the order.',
      '订单会准时送到，订单页可看到每一步。',
      'طلبك في موعده. ترى كل خطوة في صفحة الطلب.',
    ),
  },
  {
    words: /thank|谢|شكر/i,
    answer: text(
      'You are welcome. Enjoy!',
      '不客气，请慢用！',
      'على الرحب والسعة. بالهناء والشفاء!',
    ),
  },
];
const voiceAnswer = text(
  'I have listened to it, all clear.',
  '语音听到了，没问题。',
  'استمعت إليها، كل شيء واضح.',
);
const otherAnswer = text(
  'Got it. I take care of it.',
  '收到，马上处理。',
  'وصلت رسالتك، سأهتم بالأمر.',
);
const greeting = text(
  'Hello, this is Lina from the market. How can I help?',
  '您好，我是集市的 Lina，有什么可以帮您？',
  'مرحبًا، معك لينا من السوق. كيف أساعدك؟',
);

const ANSWER_AFTER = 1200;
const PIECE_MS = 60;

type Listener = (order: string, message: Message) => void;

/** An answer that is being written. A guest sees each piece when it is there. */
type Answer = {
  readonly order: string;
  readonly message: Message;
  readonly pieces: readonly string[];
  written: number;
  isSent: boolean;
};

const wait = (ms: number) => new Promise<void>((done) => void later(done, ms));

/** The messages between guests and the shop, by order. */
export function createChats() {
  const chats = new Map<string, Message[]>();
  const listeners = new Set<Listener>();
  /** By the id of the question. */
  const answersTo = new Map<string, Answer>();

  const open = (order: string, language: Language) => {
    const known = chats.get(order);
    if (known) return known;
    const content = { kind: 'text', text: greeting[language] } as const;
    const messages: Message[] = [{ id: 'hello', from: 'shop', at: Date.now(), content }];
    chats.set(order, messages);
    return messages;
  };
  const push = (order: string, message: Message) => {
    chats.get(order)?.push(message);
    for (const listener of listeners) listener(order, message);
  };
  const write = async (answer: Answer) => {
    await wait(ANSWER_AFTER);
    for (; answer.written < answer.pieces.length; answer.written += 1) await wait(PIECE_MS);
    answer.isSent = true;
    push(answer.order, answer.message);
  };

  return {
    open,
    known: (order: string): readonly Message[] => chats.get(order) ?? [],
    /** A message that arrives twice counts once. */
    write: (order: string, message: Message, language: Language) => {
      const messages = open(order, language);
      if (messages.some(({ id }) => id === message.id)) return;
      push(order, message);
      const { content } = message;
      const answer =
        content.kind === 'voice'
          ? voiceAnswer
          : (answers.find(({ words }) => words.test(content.text))?.answer ?? otherAnswer);
      const reply = { kind: 'text', text: answer[language] } as const;
      const sent: Message = {
        ...{ id: `re-${message.id}`, from: 'shop', at: Date.now() + ANSWER_AFTER },
        content: reply,
      };
      const pieces = reply.text.match(/\s*\S{1,6}/gu) ?? [];
      const writing = { order, message: sent, pieces, written: 0, isSent: false };
      answersTo.set(message.id, writing);
      void write(writing);
    },
    answerTo: (question: string) => answersTo.get(question),
    /** The answer as server-sent events, after the last one that the guest has. The last event has the whole message. */
    async *eventsOf(answer: Answer, last: number) {
      const { pieces, message } = answer;
      for (let id = last + 1; id <= pieces.length; id += 1) {
        while (answer.written < id) await wait(PIECE_MS);
        yield `id: ${id}\ndata: ${pieces[id - 1]}\n\n`;
      }
      while (!answer.isSent) await wait(PIECE_MS);
      yield `id: ${pieces.length + 1}\nevent: done\ndata: ${JSON.stringify(message)}\n\n`;
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Chats = ReturnType<typeof createChats>;
