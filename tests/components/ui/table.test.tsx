// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Table, type TableColumn } from "@/components/ui/table";

afterEach(cleanup);

interface Row {
  id: string;
  at: string;
  note: string;
}

const columns: TableColumn<Row>[] = [
  { key: "at", head: "Time", cell: ({ at }) => at, isWhole: true },
  { key: "note", head: "Note", cell: ({ note }) => note },
];

it("marks what stands on one line, and what a phone leaves out because nothing is there", () => {
  const rows = [
    { id: "1", at: "Nov 22", note: "--" },
    { id: "2", at: "--", note: "made of two -- glued" },
  ];
  render(<Table caption="Acts" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const marks = screen
    .getAllByRole("cell")
    .map((cell) => [cell.hasAttribute("data-whole"), cell.hasAttribute("data-nothing")]);
  expect(marks).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ]);
});
