import { Link } from 'portico';
import { ListScreen } from '../../screens/list-screen';

export default function List() {
  return <ListScreen renderRow={(id, text) => <Link to={{ url: `/detail/${id}` }}>{text}</Link>} />;
}
