export default function Me() {
  return <p>This is me</p>;
}
