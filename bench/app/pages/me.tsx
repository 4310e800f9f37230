import { MeScreen } from '../../screens/me-screen';

export default function Me() {
  return <MeScreen />;
}
