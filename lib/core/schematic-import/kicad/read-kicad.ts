import { err } from "@/lib/base/result";
import type { DesignReader } from "../imported-design";

export const readKicad: DesignReader = () => err("NOT_RECOGNIZED");
