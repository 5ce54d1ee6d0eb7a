// A link that keeps the language; for server and client components.
import type { AnchorHTMLAttributes } from "react";
import { isExternal, safeHref, withPrefix } from "@/lib/i18n/href";
import { LinkAnchor } from "@/lib/i18n/link-anchor";
import { useMarket } from "@/lib/i18n/use-market";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** `href` is written without prefix ("/order/manufacturing/pcb"). A disallowed address renders plain text. */
export function Link({ href, target, rel, ...rest }: LinkProps) {
  const { prefix } = useMarket();
  const safe = safeHref(href);
  if (safe === null) return <span className={rest.className}>{rest.children}</span>;
  const isBlank = target === "_blank";
  const safeRel = isBlank || isExternal(safe) ? [rel, "noopener"].filter(Boolean).join(" ") : rel;
  return <LinkAnchor {...rest} href={withPrefix(safe, prefix)} target={target} rel={safeRel} />;
}
