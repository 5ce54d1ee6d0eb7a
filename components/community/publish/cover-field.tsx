"use client";
// Cover: a picture of the drawing or the board, or one's own, cropped to 45:30.
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { CoverDialog } from "@/components/community/publish/cover-dialog";
import { framedCover } from "@/components/community/publish/cover-picture";
import { openPicture, type OpenPicture } from "@/lib/client/open-picture";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { Picture } from "@/components/ui/thumbnail";
import type { Project } from "@/lib/client/project";
import { useThumbnail } from "@/lib/client/project-picture";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendFile } from "@/lib/client/upload/upload";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import styles from "./publish.module.css";

interface CoverFieldProps {
  project: {
    projectId: string;
    projectType: Project["projectType"];
    thumbnail: string | null;
    boards: readonly Project[];
  };
  boardProjectId: string | null;
  /** Address of the published cover; null without one. */
  present: string | null;
  /** Handle of the new one. */
  coverUrl: string | null;
  onChange: (coverUrl: string | null) => void;
}

/** The ground of drawings, as the theme has it. */
const groundColor = (): string => getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();

export function CoverField({ project, boardProjectId, present, coverUrl, onChange }: CoverFieldProps) {
  const t = useTranslations("community.cover");
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenPicture | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(make: () => Promise<File | null>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const file = await make();
      if (!file) {
        setProblem(t("unreadable"));
        return false;
      }
      const { fileUrl } = await sendFile(file, { purpose: "cover", isQuiet: true });
      setShown(file);
      onChange(fileUrl);
      return true;
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t("failed"));
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function openFile(file: File) {
    setProblem(null);
    const picture = await openPicture(file);
    if (picture) setOpened(picture);
    else setProblem(t("unreadable"));
  }
  async function takeDrawing(blob: Blob) {
    await send(async () => {
      const picture = await openPicture(blob);
      if (!picture) return null;
      const file = await framedCover(picture, groundColor());
      picture.close();
      return file;
    });
  }
  function close() {
    opened?.close();
    setOpened(null);
  }

  return (
    <Sheet id="cover" title={t("title")} isPadded>
      <div className={styles.cover}>
        <div className={`canvas ${styles.coverPicture}`}>
          <CoverPicture shown={coverUrl === null ? null : shown} present={present} isNew={coverUrl !== null} />
        </div>
        <div className={styles.coverActs}>
          <p className={styles.note}>{t(present === null ? "hintNew" : "hint")}</p>
          <Proposals {...{ project, boardProjectId, isBusy }} onTake={(blob) => void takeDrawing(blob)} />
          <Button isBusy={isBusy} onClick={() => input.current?.click()}>
            <Icon name="picture" />
            {t("choose")}
          </Button>
          {coverUrl !== null && (
            <Button
              variant="quiet"
              onClick={() => {
                setShown(null);
                onChange(null);
              }}
            >
              {t("reset")}
            </Button>
          )}
          <FileInput
            ref={input}
            label={t("choose")}
            accept={UPLOAD_RULES.image.endings.map((ending) => `.${ending}`)}
            onFile={(file) => void openFile(file)}
          />
          {problem !== null && (
            <Notice kind="warning" role="alert">
              {problem}
            </Notice>
          )}
        </div>
      </div>
      {opened && (
        <CoverDialog
          picture={opened}
          isBusy={isBusy}
          ground={groundColor}
          onCancel={close}
          onCrop={(make) => void send(make).then((isSent) => isSent && close())}
        />
      )}
    </Sheet>
  );
}

function CoverPicture({ shown, present, isNew }: { shown: File | null; present: string | null; isNew: boolean }) {
  const t = useTranslations("community.cover");
  if (shown) return <Picture image={shown} alt={t("new")} />;
  if (isNew) return <p className={styles.note}>{t("uploaded")}</p>;
  if (present !== null) return <img className="canvas cover" src={present} alt={t("present")} />;
  return <p className={styles.note}>{t("automatic")}</p>;
}

interface ProposalsProps {
  project: CoverFieldProps["project"];
  boardProjectId: string | null;
  isBusy: boolean;
  onTake: (picture: Blob) => void;
}

/** Pictures that the project has: its drawing, and the board, flat or in 3D as its owner saved it. */
function Proposals({ project, boardProjectId, isBusy, onTake }: ProposalsProps) {
  const t = useTranslations("community.cover");
  const board = project.boards.find(({ projectId }) => projectId === boardProjectId);
  const own = useThumbnail(project, "light").data;
  const ofBoard = useThumbnail(board ?? { projectId: "", thumbnail: null }, "light").data;
  return (
    <>
      {own && (
        <Button isBusy={isBusy} onClick={() => onTake(own)}>
          <Icon name={project.projectType === 2 ? "board" : "sheet"} />
          {t(project.projectType === 2 ? "useBoard" : "useDrawing")}
        </Button>
      )}
      {ofBoard && (
        <Button isBusy={isBusy} onClick={() => onTake(ofBoard)}>
          <Icon name="board" />
          {t("useBoard")}
        </Button>
      )}
    </>
  );
}
