// Text of a comment: safe Markdown, with the names that stand for people marked.
import { UserText } from "@/components/community/user-text";
import type { Block, Inline } from "@/lib/core/content/markdown";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import styles from "./comment.module.css";

/** Names of people in bold; the rest of the text stays as it is. */
function markNames(nodes: readonly Inline[], names: readonly string[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === "text") return splitAtNames(node.text, names);
    return "children" in node && node.type !== "link"
      ? [{ ...node, children: markNames(node.children, names) }]
      : [node];
  });
}

function splitAtNames(text: string, names: readonly string[]): Inline[] {
  const found = names
    .map((name) => ({ name, at: text.toLowerCase().indexOf(`@${name.toLowerCase()}`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length);
  const [first] = found;
  if (!first) return [{ type: "text", text }];
  const end = first.at + first.name.length + 1;
  return [
    { type: "text", text: text.slice(0, first.at) },
    { type: "strong", children: [{ type: "text", text: text.slice(first.at, end) }] },
    ...splitAtNames(text.slice(end), names),
  ];
}

function markBlocks(blocks: readonly Block[], names: readonly string[]): Block[] {
  return blocks.map((block): Block => {
    if (block.type === "paragraph") return { ...block, children: markNames(block.children, names) };
    if (block.type === "list") return { ...block, items: block.items.map((item) => markBlocks(item, names)) };
    return block.type === "quote" ? { ...block, children: markBlocks(block.children, names) } : block;
  });
}

export function CommentText({ text, mentions = [] }: { text: string; mentions?: readonly string[] }) {
  const blocks = parseUserMarkdown(text);
  return (
    <div className={styles.words}>
      <UserText blocks={mentions.length === 0 ? blocks : markBlocks(blocks, mentions)} />
    </div>
  );
}
