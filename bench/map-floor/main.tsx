// Leaflet alone behind a button of React's, with tiles of one colour: what is there before anything is added.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [isMap, setIsMap] = useState(false);
  const show = (element: HTMLElement | null) => {
    if (element) void import('./plain-map').then(({ showMap }) => showMap(element));
  };
  if (isMap) {
    return (
      <>
        <button type="button" data-back onClick={() => setIsMap(false)}>
          Back
        </button>
        <div ref={show} style={{ height: 500 }} />
      </>
    );
  }
  return (
    <button type="button" data-screen="home" onClick={() => setIsMap(true)}>
      To the map
    </button>
  );
}

// Leaflet writes this while it is imported, and the headers of the server forbid markup without a policy.
type Policies = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
};
const { trustedTypes } = window as { readonly trustedTypes?: Policies };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '<svg/>' ? html : null) });

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
