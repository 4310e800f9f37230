import { Link } from 'portico';

export default function Home() {
  return (
    <main>
      <p>Welcome</p>
      <Link to={{ url: '/note' }}>Write</Link> <Link to={{ url: '/far/moon' }}>Go far</Link>
    </main>
  );
}
