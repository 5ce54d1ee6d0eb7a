// The examples of an endpoint.
import { useTranslations } from "next-intl";
import type { ApiOperation } from "@/lib/contracts/api-reference";
import { CodeBlock } from "../code-block";
import answers from "./answers.json";
import { curlCode, javascriptCode, pythonCode } from "./code";
import { exampleRequest } from "./example-request";
import { SAMPLES } from "./samples";

const ANSWERS: Readonly<Record<string, unknown>> = answers;

export function OperationExamples({ operation, origin }: { operation: ApiOperation; origin: string }) {
  const t = useTranslations("developers.referencePage");
  const sample = SAMPLES[operation.name];
  if (!sample) return null;
  const request = exampleRequest(operation, sample);
  const answer = ANSWERS[operation.name];
  return (
    <>
      <CodeBlock label="curl" code={curlCode(request, origin)} />
      <CodeBlock label="JavaScript" code={javascriptCode(request, origin)} />
      <CodeBlock label="Python" code={pythonCode(request, origin)} />
      {answer !== undefined && <CodeBlock label={t("answer")} code={JSON.stringify(answer, null, 2)} />}
    </>
  );
}
