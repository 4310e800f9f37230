// The same screens with React alone: what is physically there before a framework adds anything.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DetailScreen } from '../screens/detail-screen';
import { ListScreen } from '../screens/list-screen';
import { MeScreen } from '../screens/me-screen';
import '../screens/screens.css';
import './floor.css';

type Tab = 'list' | 'me';

function Floor() {
  const [tab, setTab] = useState<Tab>('list');
  const [details, setDetails] = useState<readonly number[]>([]);
  const detail = details.at(-1);
  const open = (id: number) => setDetails([...details, id]);
  const row = (id: number, text: string) => (
    <button type="button" onClick={() => open(id)}>
      {text}
    </button>
  );

  if (detail !== undefined) {
    return (
      <div className="page" key={detail}>
        <header>
          <button type="button" aria-label="Back" onClick={() => setDetails(details.slice(0, -1))}>
            ‹
          </button>
          <h1>Detail</h1>
        </header>
        <main>
          <DetailScreen id={detail} onNext={() => open(detail + 1)} />
        </main>
      </div>
    );
  }
  return (
    <div className="page">
      <header>
        <h1>{tab === 'list' ? 'List' : 'Me'}</h1>
      </header>
      <main key={tab}>{tab === 'list' ? <ListScreen renderRow={row} /> : <MeScreen />}</main>
      <nav>
        <button type="button" data-tab="list" onClick={() => setTab('list')}>
          List
        </button>
        <button type="button" data-tab="me" onClick={() => setTab('me')}>
          Me
        </button>
      </nav>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
