import { Button } from '@/components/button';
import { Needs } from './needs';

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Needs what="google-sign-in">
        <Button block>Continue with Google</Button>
      </Needs>
      <Needs what="passkey">
        <Button block variant="outline">
          Sign in with a passkey
        </Button>
      </Needs>
      <Needs what="host.uploadMedia">
        <Button block variant="outline">
          Send a voice message in WeChat
        </Button>
      </Needs>
    </div>
  );
}
