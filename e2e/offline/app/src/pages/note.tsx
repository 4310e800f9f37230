export default function Note() {
  return (
    <label>
      Note <input />
    </label>
  );
}
