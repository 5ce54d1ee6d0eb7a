// The same page as /product, whose address is the canonical one.
export { default, generateMetadata } from "@/app/[locale]/(site)/product/page";
