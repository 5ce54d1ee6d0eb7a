// License of a project in plain words.
import { useTranslations } from "next-intl";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { LicenseTerms } from "@/components/community/license-terms";
import { Sheet } from "@/components/ui/sheet";
import type { LicenseId } from "@/lib/core/community/license";

export function LicenseSheet({ license }: { license: LicenseId }) {
  const t = useTranslations("community");
  return (
    <Sheet
      id="license"
      headingLevel={2}
      title={t("project.license")}
      note={t(`licenses.${LICENSE_KEYS[license]}.short`)}
      isPadded
    >
      <LicenseTerms license={license} />
    </Sheet>
  );
}
