import { Cell, isPlatformError, List, usePlatform } from 'portico';
import { useState } from 'react';
import { Column, Lead } from '@/pages/showcase/layout';
import { samplePictures } from '@/pages/showcase/sample-pictures';
import { useText } from '@/pages/showcase/words';
import { words } from './words';

const WAIT = 2000;

export default function Overlays() {
  const t = useText(words);
  const platform = usePlatform();
  const [answer, setAnswer] = useState<string>(t.none);

  const run = (call: () => Promise<unknown>) => () => void call();

  const load = (mask: boolean) => async () => {
    await platform.showLoading({ title: t.loadingText, mask });
    await new Promise<void>((resolve) => setTimeout(resolve, WAIT));
    await platform.hideLoading();
  };

  const confirm = async () => {
    const { confirm: yes } = await platform.showModal({
      title: t.confirmTitle,
      content: t.confirmText,
      confirmText: t.yes,
      cancelText: t.no,
    });
    setAnswer(yes ? t.yes : t.no);
  };

  const prompt = async () => {
    const { content } = await platform.showModal({
      title: t.promptTitle,
      editable: true,
      placeholderText: t.promptHint,
    });
    setAnswer(content === undefined ? t.cancelled : t.chosen(content));
  };

  const choose = async () => {
    try {
      const { tapIndex } = await platform.showActionSheet({
        title: t.sheetTitle,
        itemList: t.finishes,
      });
      setAnswer(t.chosen(t.finishes[tapIndex] ?? ''));
    } catch (error) {
      if (!isPlatformError(error) || error.code !== 'cancel') throw error;
      setAnswer(t.cancelled);
    }
  };

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <List title={t.toasts}>
        <Cell title={t.success} onClick={run(() => platform.showToast({ title: t.saved }))} />
        <Cell
          title={t.error}
          onClick={run(() => platform.showToast({ title: t.failed, icon: 'error' }))}
        />
        <Cell
          title={t.plain}
          onClick={run(() => platform.showToast({ title: t.plainText, icon: 'none' }))}
        />
        <Cell
          title={t.bottom}
          onClick={run(() =>
            platform.showToast({ title: t.plainText, icon: 'none', position: 'bottom' }),
          )}
        />
      </List>
      <List title={t.banners}>
        <Cell
          title={t.news}
          onClick={run(() =>
            platform.showNotify({
              message: t.newsText,
              type: 'success',
              onTap: () => setAnswer(t.newsRead),
            }),
          )}
        />
        <Cell
          title={t.alarm}
          onClick={run(() => platform.showNotify({ message: t.alarmText, type: 'danger' }))}
        />
      </List>
      <List title={t.pictures}>
        <Cell
          title={t.preview}
          note={t.previewNote}
          onClick={run(() => platform.previewImage({ urls: samplePictures, alts: t.pictureAlts }))}
        />
      </List>
      <List title={t.waiting}>
        <Cell title={t.loading} onClick={run(load(false))} />
        <Cell title={t.masked} note={t.maskedNote} onClick={run(load(true))} />
      </List>
      <List title={t.questions}>
        <Cell title={t.confirm} onClick={run(confirm)} />
        <Cell title={t.prompt} onClick={run(prompt)} />
        <Cell title={t.sheet} onClick={run(choose)} />
        <Cell title={t.answer} extra={<output>{answer}</output>} />
      </List>
    </Column>
  );
}
