import { Button, Result, usePage, usePlatform } from 'portico';

export default function Hello() {
  const { params } = usePage('/hello/:name');
  const platform = usePlatform();
  return (
    <Result
      status="success"
      title={`Hello ${params.name}`}
      text="The page below is still there, with what you typed."
      actions={
        <Button block onClick={() => void platform.back()}>
          Back
        </Button>
      }
    />
  );
}
