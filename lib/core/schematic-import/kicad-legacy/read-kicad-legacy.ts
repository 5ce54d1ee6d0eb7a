import { err } from "@/lib/base/result";
import type { DesignReader } from "../imported-design";

export const readKicadLegacy: DesignReader = () => err("NOT_RECOGNIZED");
