import { useState } from 'react';
import { Button } from '@/components/button';
import {
  CopyIcon,
  DownloadIcon,
  FlagIcon,
  LinkIcon,
  MailIcon,
  MessageIcon,
  PictureIcon,
  PrinterIcon,
  UserIcon,
} from '@/components/icon';
import { type ShareAction, ShareSheet } from './share-sheet';

const people: readonly ShareAction[] = [
  { label: 'Chat', icon: <MessageIcon />, background: '#1f8a4c', color: '#fff' },
  { label: 'Mail', icon: <MailIcon />, background: '#1f6fd1', color: '#fff' },
  { label: 'A friend', icon: <UserIcon />, background: '#7a4fc0', color: '#fff' },
  { label: 'Poster', description: 'With a code', icon: <PictureIcon /> },
];
const copies: readonly ShareAction[] = [
  { label: 'Copy link', icon: <LinkIcon /> },
  { label: 'Copy text', icon: <CopyIcon /> },
  { label: 'Save picture', icon: <DownloadIcon /> },
  { label: 'Print', icon: <PrinterIcon />, disabled: true },
  { label: 'Report', icon: <FlagIcon /> },
];

export function Demo() {
  const [open, setOpen] = useState<'' | 'one' | 'two'>('');
  const [choice, setChoice] = useState('nothing yet');
  const send = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setChoice(name);
  };
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16 }}>
      <Button onClick={() => setOpen('two')}>Share this recipe</Button>
      <Button variant="outline" onClick={() => setOpen('one')}>
        One row, one second to send
      </Button>
      <output>Shared by: {choice}</output>
      <ShareSheet
        open={open === 'two'}
        actions={[people, copies].map((row) =>
          row.map((action) => ({ ...action, onClick: () => setChoice(action.label) })),
        )}
        description="Lemon cake, 12 pieces"
        onOpenChange={() => setOpen('')}
      />
      <ShareSheet
        open={open === 'one'}
        actions={people.map((action) => ({ ...action, onClick: () => send(action.label) }))}
        title="Send to"
        onOpenChange={() => setOpen('')}
      />
    </div>
  );
}
