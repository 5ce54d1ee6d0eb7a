import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfilePage } from "@/components/account/profile/profile-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.profile");
  return { title: t("title"), robots: { index: false } };
}

export default function PersonalInformationPage() {
  return <ProfilePage />;
}
