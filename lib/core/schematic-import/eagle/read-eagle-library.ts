// Eagle libraries (.lbr): one symbol of ours for each device.
import { err, ok } from "@/lib/base/result";
import { parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import type { LibraryReader } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { Devices, devicesOf } from "./devices";
import { eagleFailure } from "./failures";
import { stemOf } from "./names";

const MAX_SYMBOLS = 5_000;

export const readEagleLibrary: LibraryReader = ({ name, bytes }) => {
  const parsed = parseEagle(bytes);
  if (!parsed.ok) return err(eagleFailure(parsed.code), { file: name, ...parsed.details });
  const { library, version } = parsed.value;
  if (!library) return err("NOT_RECOGNIZED", { file: name });
  const named = { ...library, name: library.name || stemOf(name) };
  const devices = devicesOf(named);
  if (devices.length > MAX_SYMBOLS)
    return err("TOO_LARGE", { file: name, line: library.line, read: `${devices.length} devices` });
  const report = new ReportBuilder();
  const made = new Devices([named], { records: new RecordBuilder(), report, file: name });
  const symbols = devices.map((device) => made.symbolFor(device));
  const tool = version === "" ? "Eagle" : `Eagle ${version}`;
  const files = [{ name, bytes: bytes.length, isRead: true }];
  return ok({ name: named.name, symbols, report: report.build({ format: "eagle", tool, files }) });
};
