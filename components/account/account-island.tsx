"use client";
// Sign-in link, or the user's menu. Dialog and menu are loaded on demand.
import dynamic from "next/dynamic";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { AvatarPicture } from "@/components/account/avatar/avatar-picture";
import { buttonClass } from "@/components/ui/button";
import { LinkAnchor } from "@/lib/i18n/link-anchor";
import type { MarketTag } from "@/lib/i18n/variants";
import { useModals } from "@/stores/modals";
import { followOtherTabs, sessionStore, useSession } from "@/stores/account/session";
import styles from "./account-island.module.css";

const AccountDialog = dynamic(() => import("@/components/account/account-dialog").then((file) => file.AccountDialog), {
  ssr: false,
});

interface AccountIslandProps {
  tag: MarketTag;
  words: { signIn: string; menu: string; signOut: string };
  links: { key: string; label: string; href: string }[];
  /** Target of the sign-in link without JavaScript. */
  signInHref: string;
  /** Icon beside the name. */
  children: ReactNode;
}

export function AccountIsland(props: AccountIslandProps) {
  const user = useSession((state) => state.user);
  const isSignedIn = useSession((state) => state.token !== null);
  const isOpen = useModals((state) => state.account);
  const open = useModals((state) => state.open);
  // Once opened the dialog stays mounted, so that closing it can restore the focus.
  const [isLoaded, setLoaded] = useState(false);
  if (isOpen && !isLoaded) setLoaded(true);

  useEffect(() => {
    sessionStore.getState().hydrate();
    return followOtherTabs();
  }, []);

  function signIn(event: MouseEvent) {
    event.preventDefault();
    open("account");
  }

  return (
    <>
      {isSignedIn ? (
        <AccountMenu {...props} name={user.username || user.email || user.phone} avatar={user.avatar} />
      ) : (
        <a className={buttonClass({})} href={props.signInHref} aria-haspopup="dialog" onClick={signIn}>
          {props.words.signIn}
        </a>
      )}
      {isLoaded && <AccountDialog tag={props.tag} />}
    </>
  );
}

type AccountMenuProps = AccountIslandProps & { name: string; avatar: string };

function AccountMenu({ words, links, name, avatar, children }: AccountMenuProps) {
  async function signOut() {
    const { signOut: leave } = await import("@/lib/client/account");
    await leave();
  }
  return (
    <details className={styles.menu} name="menu">
      <summary className={styles.name} aria-label={`${words.menu}: ${name}`} title={name}>
        {avatar ? <AvatarPicture src={avatar} /> : children}
        <span className={styles.label}>{shortName(name)}</span>
      </summary>
      <ul className={styles.drop}>
        {links.map((link) => (
          <li key={link.key}>
            <LinkAnchor href={link.href}>{link.label}</LinkAnchor>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void signOut()}>
            {words.signOut}
          </button>
        </li>
      </ul>
    </details>
  );
}

/** An email address would be cut at the width of the header. */
const shortName = (name: string) => /^[^@]+(?=@)/.exec(name)?.[0] ?? name;
