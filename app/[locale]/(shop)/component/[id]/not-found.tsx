import { NoSuchPart } from "@/components/part/no-such-part";

export default function NoComponent() {
  return <NoSuchPart />;
}
