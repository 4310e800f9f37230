import * as icons from '.';

const { Icon: _frame, ...all } = icons;

export function Demo() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 16,
        margin: 0,
        padding: 16,
        listStyle: 'none',
      }}
    >
      {Object.entries(all).map(([name, Glyph]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Glyph size={28} />
          <small>{name.replace('Icon', '')}</small>
        </li>
      ))}
    </ul>
  );
}
