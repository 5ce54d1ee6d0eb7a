// The drawing of a simulation: the same editor as for schematics.
export { default, generateMetadata } from "@/app/[locale]/(editor)/eda/sch/page";
