import { redirect } from "next/navigation";
import { getMarket } from "@/lib/i18n/get-market";
import { withPrefix } from "@/lib/i18n/href";

export default async function WorkbenchPage() {
  const { prefix } = await getMarket();
  redirect(withPrefix("/workbench/my-files", prefix));
}
