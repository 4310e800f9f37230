import { useState } from 'react';
import { Link, usePlatform } from 'portico';

/** Requests go to the server through the host. */
export default function Home() {
  const platform = usePlatform();
  const [orders, setOrders] = useState('');
  const load = async () => {
    const { data } = await platform.request({ url: '/orders?state=open' });
    setOrders(JSON.stringify(data));
  };
  return (
    <div>
      <Link to={{ url: '/item/1' }}>Item 1</Link>
      <button onClick={() => void load()}>Load the orders</button>
      <output>{orders}</output>
    </div>
  );
}
