// An assembled board's specification as one line of words.
import { useTranslations } from "next-intl";
import { type AssemblySpecification, technologyOf } from "@/lib/core/pcba/specification";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";

type BoardSpecification = Parameters<ReturnType<typeof useSpecificationWords>>[0];

interface QuotedAssembly {
  quoteNumber: string;
  board: BoardSpecification;
  assembly: AssemblySpecification;
}

/** The work before the board: it is what makes the thing another. */
export function useAssemblyWords(): (specification: QuotedAssembly) => string {
  const t = useTranslations("cart.specification");
  const boardWords = useSpecificationWords();
  return ({ quoteNumber, board, assembly }) => {
    const { smtJoints: smt, thtJoints: tht, assemblySide, supply } = assembly;
    return [
      t(`joints.${technologyOf(assembly)}`, { smt, tht }),
      t(`assemblySide.${assemblySide}`),
      t(`supply.${supply}`),
      boardWords(board),
      t("quote", { number: quoteNumber }),
    ].join(t("separator"));
  };
}
