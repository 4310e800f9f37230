import { usePlatform } from 'portico';
import { ListScreen } from '../../screens/list-screen';

export default function List() {
  const platform = usePlatform();
  return <ListScreen onOpen={(id) => platform.navigate({ url: `/detail/${id}` })} />;
}
