// Drawings of the services, each with its key dimension.
import { SpanX } from "@/components/home/drawing-parts";
import styles from "./make-section.module.css";

const SHEETS = [
  { key: "mask", fill: "var(--pcb-mask)" },
  { key: "copper", fill: "var(--c-primary)" },
  { key: "core", fill: "var(--pcb-laminate)" },
  { key: "copper-2", fill: "var(--c-primary)" },
  { key: "mask-2", fill: "var(--pcb-mask)" },
] as const;

/** Exploded stack of a board. */
export function StackDrawing({ labels }: { labels: { mask: string; copper: string; core: string } }) {
  const names = [labels.mask, labels.copper, labels.core];
  return (
    <svg className={styles.drawing} viewBox="0 0 420 190" aria-hidden="true">
      {SHEETS.map((sheet, at) => ({ at, ...sheet }))
        .reverse()
        .map(({ at, key, fill }) => (
          <g key={key} transform={`translate(0 ${46 + at * 24})`}>
            <path d="M24 28 118 -10H286L192 28Z" fill={fill} stroke="var(--c-surface)" strokeWidth="1.5" />
            {at < names.length && (
              <>
                <path d="M262 0H312" className={styles.hair} />
                <circle cx="262" cy="0" r="2" fill="var(--c-ink-2)" />
                <text x="318" y="4">
                  {names[at]}
                </text>
              </>
            )}
          </g>
        ))}
    </svg>
  );
}

/** Gull-wing part on its solder joints. */
export function JointDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 190" aria-hidden="true">
      <rect x="20" y="132" width="320" height="28" fill="var(--pcb-mask)" />
      <rect x="20" y="160" width="320" height="4" fill="var(--c-primary)" />
      <path d="M44 127h60v5H44zM256 127h60v5h-60z" fill="var(--c-primary)" />
      <path
        d="M48 127q6-2 10-7h10q9-3 13-11l3 18zM312 127q-6-2-10-7h-10q-9-3-13-11l-3 18z"
        fill="var(--c-control)"
        opacity="0.75"
      />
      <path
        className={styles.line}
        fill="var(--c-sunken)"
        d="M104 82H86q-8 0-8 8v24q0 8-8 8H54v5h20q8 0 8-8V95q0-7 7-7h15M256 82h18q8 0 8 8v24q0 8 8 8h16v5h-20q-8 0-8-8V95q0-7-7-7h-15"
      />
      <path className={styles.line} fill="var(--c-raised)" d="M112 54h136l8 30-8 28H112l-8-28z" />
      <circle cx="124" cy="66" r="3" fill="none" className={styles.hair} />
      <path className={styles.axis} d="M180 34v140" />
      <g className={styles.measure}>
        <path className={styles.hair} d="M54 20v96M306 20v96" />
        <SpanX from={54} to={306} y={28} />
        <rect x="152" y="18" width="56" height="18" fill="var(--c-surface)" />
        <text x="180" y="32" textAnchor="middle">
          9.00
        </text>
      </g>
    </svg>
  );
}

/** Framed stencil with the apertures of one part and its passives. */
export function StencilDrawing() {
  const pins = Array.from({ length: 9 }, (_, at) => 110 + at * 9.6);
  return (
    <svg className={styles.drawing} viewBox="0 0 300 190" aria-hidden="true">
      <path className={styles.line} d="M40 20h220v140H40z" />
      <path className={styles.line} fill="var(--c-sunken)" d="M58 36h184v108H58z" />
      <g fill="var(--c-primary)">
        {pins.map((x) => (
          <path key={x} d={`M${x} 58h4.6v15h-4.6zM${x} 107h4.6v15h-4.6z`} />
        ))}
        <path d="M126 82h14v16h-14zM146 82h14v16h-14zM166 82h14v16h-14zM78 66h8v10h-8zM78 82h8v10h-8zM214 98h8v10h-8zM214 82h8v10h-8z" />
      </g>
      <path
        className={styles.line}
        fill="none"
        d="M70 132m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M230 48m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <g className={styles.measure}>
        <path className={styles.hair} d="M40 164v18M260 164v18" />
        <SpanX from={40} to={260} y={174} />
        <rect x="132" y="165" width="36" height="18" fill="var(--c-surface)" />
        <text x="150" y="178" textAnchor="middle">
          370
        </text>
      </g>
    </svg>
  );
}

/** Carrier tape: two parts and the pitch of the sprocket holes. */
export function TapeDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 190" aria-hidden="true">
      <path className={styles.line} fill="var(--c-sunken)" d="M10 56h280v84H10z" />
      {[30, 70, 110, 150, 190, 230, 270].map((x) => (
        <circle key={x} className={styles.line} fill="var(--c-surface)" cx={x} cy="70" r="6" />
      ))}
      {[70, 150, 230].map((x) => (
        <g key={x} transform={`translate(${x} 110)`}>
          <path className={styles.line} fill="var(--c-surface)" d="M-20-18h40v36h-40z" />
          <path fill="var(--c-ink)" d="M-13-11h26v22h-26z" />
          <path fill="var(--c-primary)" d="M-13-11h6v22h-6zM7-11h6v22h-6z" />
        </g>
      ))}
      <g className={styles.measure}>
        <path className={styles.hair} d="M110 60V26M150 60V26M70 132v42M150 132v42" />
        <SpanX from={110} to={150} y={34} isOutside />
        <SpanX from={70} to={150} y={166} />
        <rect x="92" y="157" width="36" height="18" fill="var(--c-surface)" />
        <text x="110" y="170" textAnchor="middle">
          8.00
        </text>
        <text x="176" y="38">
          4.00
        </text>
      </g>
    </svg>
  );
}
