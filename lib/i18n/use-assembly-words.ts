// One-line summary of an assembly: its board's specification, or the boards quoted together.
import { useTranslations } from "next-intl";
import { type AssemblySpecification, technologyOf } from "@/lib/core/pcba/specification";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";

type BoardSpecification = Parameters<ReturnType<typeof useSpecificationWords>>[0];

interface QuotedAssembly {
  /** Omitted on the quote's own page. */
  quoteNumber?: string;
  board: BoardSpecification;
  assembly: AssemblySpecification;
  /** Every board of a quote of several. */
  boards?: readonly { boardName: string; pieces: number }[];
}

/** The assembly comes before the board, as it tells assemblies apart. */
export function useAssemblyWords(): (specification: QuotedAssembly) => string {
  const t = useTranslations("cart.specification");
  const boardWords = useSpecificationWords();
  const boardLabel = useBoardName();
  return ({ quoteNumber, board, assembly, boards }) => {
    const quoted = quoteNumber === undefined ? [] : [t("quote", { number: quoteNumber })];
    if (boards && boards.length > 1) {
      const named = boards.map(({ boardName, pieces }, at) =>
        t("boardPieces", { name: boardLabel(boardName, at), count: pieces }),
      );
      return [t("boards", { count: boards.length }), ...named, ...quoted].join(t("separator"));
    }
    const { smtJoints: smt, thtJoints: tht, assemblySide, supply } = assembly;
    return [
      t(`joints.${technologyOf(assembly)}`, { smt, tht }),
      t(`assemblySide.${assemblySide}`),
      t(`supply.${supply}`),
      boardWords(board),
      ...quoted,
    ].join(t("separator"));
  };
}
