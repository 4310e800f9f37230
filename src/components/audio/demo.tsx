import { Audio } from './audio';

const film = new URL('../video/quarry.webm', import.meta.url).href;
const cover =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%2320473f" d="M0 0h64v64H0z"/%3E%3Cpath fill="%23cfd8d2" d="m0 36 22-12 42 10v30H0z"/%3E%3Cpath fill="%239aaba2" d="m0 50 30-8 34 8v14H0z"/%3E%3C/svg%3E';

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Audio src={film} name="Morning on the third terrace" author="The quarry" poster={cover} />
      <Audio src={film} name="The saw in hall 2" author="Recorded in May" />
    </div>
  );
}
