import { useState } from 'react';
import { MoreIcon, ShareIcon } from '@/components/icon';
import { NavBar } from './nav-bar';

const stay = () => {};

export function Demo() {
  const [query, setQuery] = useState('');
  const back = { kind: 'back', onClick: stay } as const;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <NavBar
        title="Menu"
        leading={back}
        buttons={[
          { id: 'share', label: 'Share', icon: <ShareIcon />, badge: '3', onClick: stay },
          {
            id: 'more',
            label: 'More',
            icon: <MoreIcon />,
            dot: true,
            badgeLabel: 'New',
            onClick: stay,
          },
        ]}
      />
      <NavBar title="A title that is far too long for the width of a phone" leading={back} />
      <NavBar
        title="Loading"
        loading
        leading={{ kind: 'home', onClick: stay }}
        buttons={[{ id: 'save', label: 'Save', text: 'Save', onClick: stay }]}
      />
      <NavBar title="Colours" frontColor="#fff" backgroundColor="#0a6b5a" leading={back} />
      <NavBar
        title="Search"
        leading={back}
        search={{ label: 'Search shops', value: query, onChange: setQuery }}
      />
      <div style={{ position: 'relative', height: 120, background: 'var(--portico-fill)' }}>
        <NavBar title="Over a picture" variant="transparent" leading={back} />
      </div>
    </div>
  );
}
