"use client";
// A circuit that runs on a page without the editor. The engine is loaded when it is first run.
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, lazy, useState } from "react";
import type { RunnableExample } from "@/components/schematic/live/example-run";
import { Link } from "@/lib/i18n/link";
import { Button } from "@/components/ui/button";
import styles from "./live-example.module.css";

const ExampleRun = lazy(() => import("./example-run").then((loaded) => ({ default: loaded.ExampleRun })));

interface LiveExampleProps {
  example: RunnableExample;
  /** Address of the drawing in the editor. */
  editHref: string;
  /** The sheet. */
  children: ReactNode;
}

export function LiveExample({ example, editHref, children }: LiveExampleProps) {
  const t = useTranslations("liveSimulation");
  const [isRunning, setRunning] = useState(false);
  return (
    <section className={styles.example} aria-labelledby="live-example">
      <h2 id="live-example">{t("example.title")}</h2>
      <div className={styles.columns}>
        <div>{children}</div>
        <div className={styles.text}>
          <p>{t("example.text")}</p>
          <p>{t("example.formula")}</p>
          {isRunning ? (
            <Suspense fallback={<p role="status">{t("loading")}</p>}>
              <ExampleRun example={example} />
            </Suspense>
          ) : (
            <Button variant="primary" onClick={() => setRunning(true)}>
              {t("example.start")}
            </Button>
          )}
          <p>
            <Link href={editHref}>{t("example.edit")}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
