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
import { type ShareOption, ShareSheet } from './share-sheet';

const people: readonly ShareOption[] = [
  { id: 'chat', text: 'Chat', icon: <MessageIcon />, background: '#1f8a4c', color: '#fff' },
  { id: 'mail', text: 'Mail', icon: <MailIcon />, background: '#1f6fd1', color: '#fff' },
  { id: 'friend', text: 'A friend', icon: <UserIcon />, background: '#7a4fc0', color: '#fff' },
  { id: 'poster', text: 'Poster', description: 'With a code', icon: <PictureIcon /> },
];
const actions: readonly ShareOption[] = [
  { id: 'copy', text: 'Copy link', icon: <LinkIcon /> },
  { id: 'text', text: 'Copy text', icon: <CopyIcon /> },
  { id: 'save', text: 'Save picture', icon: <DownloadIcon /> },
  { id: 'print', text: 'Print', icon: <PrinterIcon />, disabled: true },
  { id: 'report', text: 'Report', icon: <FlagIcon /> },
];

export function Demo() {
  const [open, setOpen] = useState<'' | 'one' | 'two'>('');
  const [choice, setChoice] = useState('nothing yet');
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16 }}>
      <Button onPress={() => setOpen('two')}>Share this recipe</Button>
      <Button variant="outline" onPress={() => setOpen('one')}>
        One row, one second to send
      </Button>
      <output>Shared by: {choice}</output>
      <ShareSheet
        open={open === 'two'}
        options={[people, actions]}
        description="Lemon cake, 12 pieces"
        onOpenChange={() => setOpen('')}
        onSelect={setChoice}
      />
      <ShareSheet
        open={open === 'one'}
        options={people}
        title="Send to"
        onOpenChange={() => setOpen('')}
        onSelect={async (id) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          setChoice(id);
        }}
      />
    </div>
  );
}
