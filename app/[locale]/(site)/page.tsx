export default function HomePage() {
  return <div className="wrap">Home</div>;
}
