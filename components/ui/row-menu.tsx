"use client";
// Menu of a row: a button, and a list of actions that the arrow keys move in.
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { buttonClass } from "@/components/ui/button";
import { moveInMenu } from "@/components/ui/menu-keys";
import styles from "./row-menu.module.css";

export interface MenuItem {
  key: string;
  icon: IconName;
  label: string;
  /** Keys that do the same on the row, for display. */
  keys?: string;
  isDangerous?: boolean;
  onChoose: () => void;
}

interface RowMenuProps {
  label: string;
  items: readonly MenuItem[];
}

interface Place {
  right: number;
  top?: number;
  bottom?: number;
}

const MARGIN = 8;

/** Below the button, or above it where there is no room below. */
function placeBeside(button: DOMRect, height: number): Place {
  const right = Math.max(MARGIN, window.innerWidth - button.right);
  const isBelow = button.bottom + height + MARGIN <= window.innerHeight || button.top < height + MARGIN;
  return isBelow ? { right, top: button.bottom + 4 } : { right, bottom: window.innerHeight - button.top + 4 };
}

export function RowMenu({ label, items }: RowMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(takesFocus: boolean) {
    setOpen(false);
    if (takesFocus) button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: "quiet", isIconOnly: true })}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && <Menu id={id} label={label} items={items} button={button} onClose={close} />}
    </>
  );
}

interface MenuProps extends RowMenuProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: (takesFocus: boolean) => void;
}

function Menu({ id, label, items, button, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ right: 0, top: 0 });

  useLayoutEffect(() => {
    if (!menu.current || !button.current) return;
    setPlace(placeBeside(button.current.getBoundingClientRect(), menu.current.offsetHeight));
    menu.current.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [button]);
  useDismissal([menu, button], () => onClose(false));

  function move(event: KeyboardEvent<HTMLElement>) {
    // Keys of the list behind the menu do not apply.
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      return onClose(true);
    }
    moveInMenu(event);
  }
  return (
    <div ref={menu} id={id} role="menu" aria-label={label} className={styles.menu} style={place} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-dangerous={item.isDangerous || undefined}
          onClick={() => {
            // A dialog that opens now returns the focus to the button when it closes.
            onClose(true);
            item.onChoose();
          }}
        >
          <Icon name={item.icon} size={16} />
          {item.label}
          {item.keys && <kbd aria-hidden="true">{item.keys}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** Closes on a press outside, and when the page moves under the menu. */
function useDismissal(inside: readonly RefObject<HTMLElement | null>[], onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  const [menu, button] = inside;
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const press = ({ target }: Event) => {
      const isInside = [menu, button].some((each) => target instanceof Node && each?.current?.contains(target));
      if (!isInside) dismiss();
    };
    document.addEventListener("pointerdown", press, { signal });
    window.addEventListener("scroll", () => dismiss(), { signal, passive: true });
    window.addEventListener("resize", () => dismiss(), { signal });
    return () => aborter.abort();
  }, [menu, button]);
}
