export default function Page() {
  return <p>nothing</p>;
}
