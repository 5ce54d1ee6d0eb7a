// Probes results of a simulation: a click asks for a voltage, current or power, a drag for the voltage between two nets.
import type { EditorHost } from "../editor-host";
import type { Probed, ProbeRequest } from "../probe-request";
import { netAt, probeAt } from "../probe-target";
import type { Point } from "../../model/units";
import type { Pointer } from "../pointer";
import { NO_OVERLAY, type Tool } from "../tool";

interface Reference {
  readonly net: string;
  readonly from: Point;
}

export class ProbeTool implements Tool {
  readonly #host: EditorHost;
  readonly #ask: (request: ProbeRequest) => void;
  #reference: Reference | null = null;

  /** `ask` is told what the person wants to see. */
  constructor(host: EditorHost, ask: (request: ProbeRequest) => void) {
    this.#host = host;
    this.#ask = ask;
  }

  hover(pointer: Pointer): void {
    this.#show(probeAt(this.#host, pointer), false);
  }

  click(pointer: Pointer): void {
    const found = probeAt(this.#host, pointer);
    this.#show(found, true);
    if (typeof found !== "string") this.#ask(found);
  }

  startDrag(pointer: Pointer): boolean {
    const net = netAt(this.#host, pointer);
    this.#reference = net === null ? null : { net, from: pointer.at };
    return net !== null;
  }

  drag(pointer: Pointer): void {
    this.#show(this.#difference(pointer), false);
  }

  endDrag(pointer: Pointer): void {
    const found = this.#difference(pointer);
    this.#reference = null;
    this.#show(found, true);
    if (typeof found !== "string") this.#ask(found);
  }

  cancel(): boolean {
    const wasDragging = this.#reference !== null;
    this.#reference = null;
    this.#host.show(NO_OVERLAY);
    return wasDragging;
  }

  #difference(pointer: Pointer): Probed {
    const net = netAt(this.#host, pointer);
    const reference = this.#reference;
    if (net === null || !reference || net === reference.net) return "probe-needs-target";
    const { path } = this.#host;
    return { kind: "difference", net, reference: reference.net, from: reference.from, path, at: pointer.at };
  }

  /** While the pointer moves over empty paper nothing is refused. */
  #show(found: Probed, isClick: boolean): void {
    const isRefused = typeof found === "string";
    const isEmpty = found === "probe-needs-target" && !isClick;
    const from = this.#reference?.from ?? null;
    this.#host.show({
      ...{ ...NO_OVERLAY, probe: isRefused ? null : found, probeFrom: from },
      refusal: isRefused && !isEmpty ? found : null,
    });
  }
}
