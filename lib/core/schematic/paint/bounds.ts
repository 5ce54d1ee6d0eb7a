// Boxes of objects, for hit tests and selections.
import type { Bbox } from "@/lib/base/bbox";
import type { SchematicObject } from "../model/records";
import { bodyPrimitives } from "./component-primitives";
import type { PaintContext } from "./paint-context";
import { boundsOfAll } from "./primitive-bounds";
import { paintRecord } from "./record-primitives";

/** With all texts; the empty box for what draws nothing. */
export const boundsOf = (record: SchematicObject, context: PaintContext): Bbox =>
  boundsOfAll(paintRecord(record, context));

/** Without the fields of a component. */
export const bodyBoundsOf = (record: SchematicObject, context: PaintContext): Bbox =>
  record.kind === "component" ? boundsOfAll(bodyPrimitives(record, context)) : boundsOf(record, context);
