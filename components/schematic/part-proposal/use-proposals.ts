"use client";
// Proposals for the parts of the last run: each is looked up in the catalog once.
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDocument, useOpenProject } from "@/components/schematic/editor-context";
import { schematicOf } from "@/components/schematic/schematic-of";
import { useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { proposalOptions } from "@/lib/client/schematic/proposed-part";
import type { AcceptedPart } from "@/lib/core/part-proposal/accept";
import { caseOf } from "@/lib/core/part-proposal/case-limits";
import { type SimulatedPart, simulatedParts } from "@/lib/core/part-proposal/ideal-parts";
import type { ProposedSeries } from "@/lib/core/part-proposal/preferred";
import { type Requirement, requirementOf } from "@/lib/core/part-proposal/requirement";
import type { ProposalAnswer } from "@/lib/client/schematic/proposed-part";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";

export interface Proposal {
  readonly part: SimulatedPart;
  readonly requirement: Requirement;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  /** Undefined while it is looked up. */
  readonly answer: ProposalAnswer | undefined;
}

interface Proposals {
  /** Null before the first run. */
  readonly proposals: readonly Proposal[] | null;
  readonly retry: () => void;
}

export function useProposals(series: ProposedSeries): Proposals {
  const { name: title } = useOpenProject();
  const { plots } = useSimulationState();
  const parts = useDocument((editor) => {
    const design = exportedDesign(schematicOf(editor));
    return simulatedParts({ design, netlist: simulationNetlist(design, { title }), plots });
  }, plots);
  const wanted = useMemo(
    () => parts.map((part) => ({ part, requirement: requirementOf(part, series) })),
    [parts, series],
  );
  const answers = useQueries({
    queries: wanted.map(({ part: { mpn }, requirement }) => proposalOptions(requirement, mpn)),
  });
  const proposals = wanted.map(({ part, requirement }, at): Proposal => {
    const query = answers[at];
    return {
      ...{ part, requirement, answer: query?.data },
      isPending: query?.isPending ?? false,
      hasFailed: query?.isError ?? false,
    };
  });
  const retry = () => answers.forEach((query) => query.isError && void query.refetch());
  return { proposals: plots.length === 0 ? null : proposals, retry };
}

/** Null where there is nothing to take over. */
export function acceptedPart({ part, requirement, answer }: Proposal): AcceptedPart | null {
  if (answer?.kind !== "proposed") return null;
  const { mpn, manufacturer, packageName } = answer.chosen.part;
  // A footprint of the same case stays as it is drawn.
  const isSameCase = part.footprint !== "" && caseOf(part.footprint) === caseOf(packageName);
  const isChanged = requirement.value !== null && Math.abs(requirement.value.errorPercent) > 1e-6;
  return {
    ...{ componentIds: part.componentIds, mpn, manufacturer },
    footprint: packageName === "" || isSameCase ? null : packageName,
    value: requirement.value !== null && isChanged ? requirement.value.text : null,
  };
}
