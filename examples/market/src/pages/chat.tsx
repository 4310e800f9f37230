import { ActionBar, Skeleton, Textarea, usePage, usePageDraft } from 'portico';
import { ArrowUpIcon } from 'portico/icons';
import { useRef, useState } from 'react';
import { useLiveOrder } from '../api/use-live-order.ts';
import { Bubble } from '../chat/bubble.tsx';
import { useAnswer } from '../chat/use-answer.ts';
import { useChat } from '../chat/use-chat.ts';
import { useChatScroll } from '../chat/use-chat-scroll.ts';
import { VoiceRecorder } from '../chat/voice-recorder.tsx';
import { Failure } from '../parts/failure.tsx';
import { OfflineNote } from '../parts/offline-note.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/chat.css';

export default function ChatPage() {
  const { t } = useShopText();
  const { id } = usePage('/chat/:id').params;
  const { messages, outgoing, error, refetch, send, sendVoice, retry } = useChat(id);
  useLiveOrder(id);
  const answer = useAnswer(id, messages);
  const [text, setText] = usePageDraft('text', '');
  const [isRecording, setRecording] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  useChatScroll(log, (messages?.length ?? 0) + outgoing.length);

  const sendText = () => {
    if (!text.trim()) return;
    void send(text.trim());
    setText('');
  };

  if (error && !messages) return <Failure onRetry={() => void refetch()} />;
  if (!messages) return <Skeleton className="page" rows={6} avatar />;
  return (
    <>
      <OfflineNote className="top-note chat-note" />
      <div ref={log} role="log" aria-label={t('chat')}>
        <ol className="chat">
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
          {answer && (
            // A screen reader reads the whole answer when it is there.
            <li className="bubble-row" data-from="shop" aria-hidden="true">
              <div className="bubble" dir="auto">
                {answer}
              </div>
            </li>
          )}
          {outgoing.map((message) => (
            <Bubble
              key={message.id}
              message={{ ...message, from: 'guest' }}
              state={message.state}
              onRetry={() => void retry(message)}
            />
          ))}
        </ol>
      </div>
      <ActionBar label={t('message')} className="chat-bar">
        <VoiceRecorder
          onVoice={(voice) => void sendVoice(voice)}
          onRecordingChange={setRecording}
        />
        {!isRecording && (
          <>
            <Textarea
              label={t('writeMessage')}
              labelPlacement="hidden"
              placeholder={t('writeMessage')}
              className="chat-field"
              autoHeight
              maxRows={4}
              showCount={false}
              maxLength={500}
              confirmType="send"
              confirmHold
              value={text}
              onChange={setText}
              onConfirm={sendText}
            />
            <button
              type="button"
              className="chat-button chat-send"
              aria-label={t('send')}
              disabled={!text.trim()}
              onClick={sendText}
            >
              <ArrowUpIcon size="1.5rem" />
            </button>
          </>
        )}
      </ActionBar>
    </>
  );
}
