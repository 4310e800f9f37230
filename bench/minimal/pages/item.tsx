import { usePage } from 'portico';

export default function Item() {
  const { params } = usePage<'/item/:id'>();
  return <p>Item {params.id}</p>;
}
