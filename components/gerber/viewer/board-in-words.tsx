"use client";
// Text alternative of the board for screen readers: a summary, and its layers as a table.
import { useFormatter, useTranslations } from "next-intl";
import { useBoardSize } from "@/components/gerber/viewer/board-size";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

export function BoardInWords({ id }: { id: string }) {
  const t = useTranslations("viewer.inWords");
  const tFiles = useTranslations("viewer.files");
  const format = useFormatter();
  const words = useObjectWords();
  const board = useBoardViewer((viewer) => viewer.board);
  const facts = useBoardViewer((viewer) => viewer.facts);
  const rows = useBoardViewer((viewer) => viewer.rows);
  const side = useBoardViewer((viewer) => viewer.side);
  const mode = useBoardViewer((viewer) => viewer.mode);
  const size = useBoardSize();
  if (!board) return null;
  const isVisible = (layerId: string) => rows.some((row) => row.id === layerId && row.isVisible);
  return (
    <div className="visually-hidden">
      <p id={id}>
        {typeof facts === "object"
          ? t("summary", {
              size: size ?? t("noSize"),
              layers: facts.layers ?? 0,
              holes: facts.drillCount,
              side: t(side),
              mode: t(mode),
            })
          : tFiles(facts === "pending" ? "measuring" : "notMeasured")}
      </p>
      <table>
        <caption>{t("caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("layer")}</th>
            <th scope="col">{t("file")}</th>
            <th scope="col">{t("objects")}</th>
            <th scope="col">{t("state")}</th>
          </tr>
        </thead>
        <tbody>
          {board.scene.layers.map((layer) => (
            <tr key={layer.id}>
              <th scope="row">{words.layer(layer)}</th>
              <td>{layer.file}</td>
              <td>{format.number(layer.image.count)}</td>
              <td>{t(isVisible(layer.id) ? "visible" : "hidden")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
