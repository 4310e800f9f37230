import { Link } from 'portico';

export default function Home() {
  return (
    <div>
      <p>Welcome</p>
      <img src="/pictures/cup.svg" alt="A cup" width="40" height="40" />
      <Link to={{ url: '/note' }}>Write</Link> <Link to={{ url: '/far/moon' }}>Go far</Link>
    </div>
  );
}
