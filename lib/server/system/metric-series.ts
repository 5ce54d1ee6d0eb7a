// Counters, histograms and gauges with a limited number of label values, in Prometheus' text format.

type Labels = Readonly<Record<string, string>>;

/** Beyond it, further combinations of label values are counted as `other`: a scraper keeps every series for weeks. */
export const MAX_SERIES = 1_000;
const OTHER = "other";

const escape = (value: string) => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${Number.isFinite(value) ? value : 0}`;
}

const head = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

/** Values by label combination, in the order of the text; the combinations are as many as `max`, then `other`. */
function createFamily<Value>(make: () => Value, max: number) {
  const byKey = new Map<string, { labels: Labels; value: Value }>();
  return {
    of(labels: Labels): Value {
      const key = JSON.stringify(Object.values(labels));
      const existing = byKey.get(key);
      if (existing) return existing.value;
      if (byKey.size >= max && Object.values(labels).some((text) => text !== OTHER))
        return this.of(Object.fromEntries(Object.keys(labels).map((label) => [label, OTHER])));
      const made = { labels, value: make() };
      byKey.set(key, made);
      return made.value;
    },
    sorted: () => [...byKey.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, entry]) => entry),
  };
}

export function createCounter(name: string, help: string, max = MAX_SERIES) {
  const family = createFamily(() => ({ count: 0 }), max);
  return {
    add: (labels: Labels, count = 1) => void (family.of(labels).count += count),
    render: () => [
      ...head(name, help, "counter"),
      ...family.sorted().map(({ labels, value }) => line(name, labels, value.count)),
    ],
  };
}

/** `limits` in seconds, rising; a sample counts in every bucket that is not smaller than it. */
export function createHistogram(name: string, help: string, limits: readonly number[], max = MAX_SERIES) {
  const family = createFamily(() => ({ buckets: limits.map(() => 0), sum: 0, count: 0 }), max);
  return {
    observe(labels: Labels, seconds: number) {
      const value = family.of(labels);
      limits.forEach((limit, at) => {
        if (seconds <= limit) value.buckets[at] = (value.buckets[at] ?? 0) + 1;
      });
      value.sum += seconds;
      value.count++;
    },
    render: () => [
      ...head(name, help, "histogram"),
      ...family
        .sorted()
        .flatMap(({ labels, value }) => [
          ...limits.map((limit, at) =>
            line(`${name}_bucket`, { ...labels, le: String(limit) }, value.buckets[at] ?? 0),
          ),
          line(`${name}_bucket`, { ...labels, le: "+Inf" }, value.count),
          line(`${name}_sum`, labels, value.sum),
          line(`${name}_count`, labels, value.count),
        ]),
    ],
  };
}

export type Reading = { labels?: Labels; value: number };

/** A value that is read when it is asked for. */
export const renderGauge = (name: string, help: string, readings: readonly Reading[]): string[] => [
  ...head(name, help, "gauge"),
  ...readings.map(({ labels = {}, value }) => line(name, labels, value)),
];
