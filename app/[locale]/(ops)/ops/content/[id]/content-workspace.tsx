"use client";
// The editor of a document with the reader's drawing of Markdown as its preview.
import { Markdown } from "@/components/content/markdown";
import { ContentEditor } from "@/components/ops/content/content-editor";
import { parseMarkdown } from "@/lib/core/content/markdown";

export function ContentWorkspace({ documentId }: { documentId: string | null }) {
  return (
    <ContentEditor
      documentId={documentId}
      drawPreview={(body, figures) => <Markdown blocks={parseMarkdown(body)} figures={figures} />}
    />
  );
}
