export function MeScreen() {
  return (
    <p className="me" data-screen="me">
      Nothing but a few words.
    </p>
  );
}
