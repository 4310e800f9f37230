import { Form, FormItem, Input, SubmitButton, usePlatform } from 'portico';

export default function Home() {
  const platform = usePlatform();
  return (
    <div className="page">
      <p className="lead">This page is src/pages/home.tsx. Change it, and it changes here.</p>
      <Form<{ name: string }>
        label="Greeting"
        onSubmit={async ({ name }) => {
          await platform.navigate('/hello/:name', { name });
        }}
      >
        <FormItem label="Your name" required>
          <Input name="name" autoComplete="given-name" />
        </FormItem>
        <SubmitButton>Say hello</SubmitButton>
      </Form>
    </div>
  );
}
