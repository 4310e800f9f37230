import { useState } from 'react';
import { GridIcon, HomeIcon, PlusIcon, UserIcon } from '@/components/icon';
import { TabBar } from './tab-bar';

const items = [
  {
    value: 'home',
    href: '#home',
    label: 'Home',
    icon: <HomeIcon />,
    activeIcon: <HomeIcon filled />,
  },
  {
    value: 'shop',
    href: '#shop',
    label: 'Shop',
    icon: <GridIcon />,
    activeIcon: <GridIcon filled />,
    badge: '12',
    badgeLabel: '12 new',
  },
  { value: 'ask', href: '#ask', label: 'Ask', icon: <PlusIcon />, badge: '1234' },
  {
    value: 'me',
    href: '#me',
    label: 'Me',
    icon: <UserIcon />,
    activeIcon: <UserIcon filled />,
    dot: true,
  },
];

export function Demo() {
  const [current, setCurrent] = useState('home');
  const [message, setMessage] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TabBar label="Plain" items={items} value={current} onSelect={setCurrent} />
      <TabBar
        label="With a middle button"
        items={items}
        value={current}
        onSelect={setCurrent}
        midButton={{ label: 'Add', icon: <PlusIcon />, onClick: () => setMessage('Add') }}
      />
      <TabBar
        label="Coloured"
        items={items.slice(0, 3)}
        value={current}
        onSelect={setCurrent}
        color="#bcd"
        selectedColor="#fff"
        backgroundColor="#123"
        borderStyle="white"
      />
      <output>{message}</output>
    </div>
  );
}
