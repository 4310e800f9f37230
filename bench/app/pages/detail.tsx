import { usePage, usePlatform } from 'portico';
import { DetailScreen } from '../../screens/detail-screen';

export default function Detail() {
  const platform = usePlatform();
  const params = usePage().params as { readonly id: string };
  const id = Number(params.id);
  return <DetailScreen id={id} onNext={() => platform.navigate({ url: `/detail/${id + 1}` })} />;
}
