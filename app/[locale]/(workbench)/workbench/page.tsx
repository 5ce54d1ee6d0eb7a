// The same page as /workbench/my-files.
export { default, generateMetadata } from "@/app/[locale]/(workbench)/workbench/my-files/page";
