import { err } from "@/lib/base/result";
import type { DesignReader } from "../imported-design";

export const readLtspice: DesignReader = () => err("NOT_RECOGNIZED");
