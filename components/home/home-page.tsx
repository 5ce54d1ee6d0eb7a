// The home page: a board and the field that takes yours, then what is made, how, within which limits.
import { BoardsSection } from "@/components/home/boards-section";
import { CapabilitySection } from "@/components/home/capability-section";
import { Hero } from "@/components/home/hero";
import { HowSection } from "@/components/home/how-section";
import { MakeSection } from "@/components/home/make-section";
import { OrganisationData } from "@/components/home/organisation-data";

export function HomePage() {
  return (
    <div className="wrap">
      <OrganisationData />
      <Hero />
      <MakeSection />
      <HowSection />
      <CapabilitySection />
      <BoardsSection />
    </div>
  );
}
