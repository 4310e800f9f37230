import type { Navigator, Page } from '@/router';
import { useStore } from 'zustand';

/** The pages of the running app, top first. */
export function StackTab({ navigator }: { readonly navigator: Navigator }) {
  const { stack, blocked } = useStore(navigator.store);
  const { pages, tabs, layers, position, highest, session } = stack;
  const top = pages.length - 1;
  return (
    <>
      <p className="soft">
        Position {position} of {highest}, session {session}
      </p>
      <h2>Pages, top first</h2>
      <ol>
        {pages
          .map((page, index) => (
            <PageRow
              key={keyOf(page)}
              page={page}
              marks={[
                index === top ? 'top' : '',
                index === 0 ? 'root' : '',
                blocked.get(keyOf(page)) ?? '',
              ]}
            />
          ))
          .reverse()}
      </ol>
      <h2>Layers, top first</h2>
      <ul>
        {layers
          .map((layer) => (
            <li key={layer.id}>
              {layer.id}
              <Mark>{layer.open ? 'open' : 'closed'}</Mark>
              <div className="soft">position {layer.position}</div>
            </li>
          ))
          .reverse()}
      </ul>
      {layers.length === 0 && <p className="soft">No layer is open.</p>}
      <h2>Kept tabs</h2>
      <ul>
        {tabs.map((page) => (
          <PageRow key={keyOf(page)} page={page} marks={[]} />
        ))}
      </ul>
      {tabs.length === 0 && <p className="soft">No other tab is kept.</p>}
    </>
  );
}

function PageRow({ page, marks }: { readonly page: Page; readonly marks: readonly string[] }) {
  const { url, route, kind, position, coveredAt, mount } = page;
  const entries = coveredAt === position ? `position ${position}` : `${position} to ${coveredAt}`;
  return (
    <li>
      {url || '(unknown URL)'}
      {[mount, ...marks]
        .filter((mark) => mark !== '')
        .map((mark) => (
          <Mark key={mark}>{mark}</Mark>
        ))}
      <div className="soft">
        {kind === 'page' ? `route ${route}` : kind}, {entries}, key {keyOf(page)}
      </div>
    </li>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <span className="mark">{children}</span>
    </>
  );
}

const keyOf = ({ id, key }: Page) => `${id}:${key}`;
