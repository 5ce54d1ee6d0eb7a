// Avatar of an account; a person icon without one.
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import styles from "./avatar.module.css";

interface AvatarPictureProps {
  /** Path of the picture; other origins are not shown. */
  src: string;
  /** Empty if the name is beside it. */
  label?: string;
  size?: "sm" | "lg";
}

export function AvatarPicture({ src, label = "", size = "sm" }: AvatarPictureProps) {
  const isOurs = src.startsWith("/api/eda/user/avatar/");
  return (
    <span className={cx(styles.avatar, styles[size])}>
      {isOurs ? (
        <img src={src} alt={label} width={96} height={96} />
      ) : (
        <Icon name="user" size={size === "lg" ? 40 : 20} />
      )}
    </span>
  );
}
