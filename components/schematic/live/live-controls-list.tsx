"use client";
// Potentiometers, switches, and sliders for chosen values.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { controlName, type LiveNaming } from "@/components/schematic/live/live-naming";
import { controlKey, currentValue, type LiveRun } from "@/components/schematic/live/live-run";
import { useRunState } from "@/components/schematic/live/use-live";
import { SLIDER_STEPS, stepOf, valueOfStep } from "@/components/schematic/live/value-scale";
import { isWritable } from "@/components/schematic/live/written-value";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { LiveControl } from "@/lib/core/live-circuit/live-controls";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import styles from "./live.module.css";

export type ValueControl = Extract<LiveControl, { kind: "value" }>;
type PositionControl = Extract<LiveControl, { kind: "position" }>;
type SwitchControl = Extract<LiveControl, { kind: "switch" }>;

const PARAMETERS = [
  ...(["resistance", "capacitance", "inductance", "value"] as const),
  ...(["amplitude", "frequency", "offset", "pulsed", "initial"] as const),
] as const;

const UNIT_OF: Record<ValueControl["unit"], Unit> = {
  ...{ Ω: UNITS.ohm, F: UNITS.farad, H: UNITS.henry, V: UNITS.volt, A: UNITS.ampere, Hz: UNITS.hertz },
};

interface ControlsProps {
  run: LiveRun;
  naming: LiveNaming;
  /** Sliders that are there from the start, by `controlKey`. */
  first?: readonly string[];
  /** Takes a changed value over into the drawing. */
  onWrite?: (control: ValueControl, value: number) => void;
  /** Only what is there from the start. */
  isFixed?: boolean;
}

export function LiveControlsList({ run, naming, first = [], onWrite, isFixed = false }: ControlsProps) {
  const t = useTranslations("liveSimulation");
  const { circuit } = useRunState(run);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const controls = (circuit?.controls ?? []).filter(({ id }) => naming.part(id.split("/")[0] ?? id) !== null);
  const values = controls.filter((control) => control.kind === "value");
  const sliders = values.filter((control) => chosen.includes(controlKey(control)));
  const others = values.filter((control) => !chosen.includes(controlKey(control)));
  const own = controls.filter((control) => control.kind !== "value");
  return (
    <section className={styles.controls} aria-label={t("controls")}>
      {own.length + sliders.length === 0 && !isFixed && <p className={styles.hint}>{t("noControls")}</p>}
      {own.map((control) =>
        control.kind === "switch" ? (
          <SwitchButton key={control.id} run={run} naming={naming} control={control} />
        ) : (
          <WiperSlider key={control.id} run={run} naming={naming} control={control} />
        ),
      )}
      {sliders.map((control) => (
        <ValueSlider
          key={controlKey(control)}
          {...{ run, naming, control, onWrite }}
          onRemove={isFixed ? null : () => setChosen(chosen.filter((key) => key !== controlKey(control)))}
        />
      ))}
      {!isFixed && others.length > 0 && (
        <AddSlider naming={naming} values={others} onAdd={(key) => setChosen([...chosen, key])} />
      )}
    </section>
  );
}

function useValueName(naming: LiveNaming): (control: ValueControl) => string {
  const t = useTranslations("liveSimulation.parameters");
  return ({ id, parameter }) => {
    const known = PARAMETERS.find((each) => each === parameter) ?? "value";
    return t(known, { name: controlName(naming, id) });
  };
}

interface AddSliderProps {
  naming: LiveNaming;
  values: readonly ValueControl[];
  onAdd: (key: string) => void;
}

function AddSlider({ naming, values, onAdd }: AddSliderProps) {
  const t = useTranslations("liveSimulation");
  const nameOf = useValueName(naming);
  return (
    <label className={styles.add}>
      <span>{t("addSlider")}</span>
      <Select value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="">{t("chooseValue")}</option>
        {values.map((control) => (
          <option key={controlKey(control)} value={controlKey(control)}>
            {nameOf(control)}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface ControlProps<C> {
  run: LiveRun;
  naming: LiveNaming;
  control: C;
}

interface ValueSliderProps extends ControlProps<ValueControl>, Pick<ControlsProps, "onWrite"> {
  onRemove: (() => void) | null;
}

function ValueSlider({ run, naming, control, onWrite, onRemove }: ValueSliderProps) {
  const t = useTranslations("liveSimulation");
  const name = useValueName(naming)(control);
  const { changes } = useRunState(run);
  const value = currentValue(control, changes);
  return (
    <div className={styles.slider}>
      <Range
        label={name}
        step={stepOf(control, value)}
        last={SLIDER_STEPS}
        text={engineeringText(value, UNIT_OF[control.unit], 3)}
        onStep={(step) => run.change(control, valueOfStep(control, step))}
      />
      {onWrite && isWritable(control) && value !== control.value && (
        <Button size="sm" onClick={() => onWrite(control, value)}>
          {t("write")}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="quiet"
          size="sm"
          isIconOnly
          aria-label={t("removeSlider", { name })}
          title={t("removeSlider", { name })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </Button>
      )}
    </div>
  );
}

const PERCENT = 100;

function WiperSlider({ run, naming, control }: ControlProps<PositionControl>) {
  const t = useTranslations("liveSimulation");
  const { changes } = useRunState(run);
  const step = Math.round(currentValue(control, changes) * PERCENT);
  return (
    <div className={styles.slider}>
      <Range
        label={t("wiper", { name: controlName(naming, control.id) })}
        step={step}
        last={PERCENT}
        text={`${step}%`}
        onStep={(next) => run.change(control, next / PERCENT)}
      />
    </div>
  );
}

interface RangeProps {
  label: string;
  step: number;
  last: number;
  text: string;
  onStep: (step: number) => void;
}

function Range({ label, step, last, text, onStep }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="num">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={step}
        aria-valuetext={text}
        onChange={(event) => onStep(Number(event.target.value))}
      />
    </div>
  );
}

export function SwitchButton({ run, naming, control }: ControlProps<SwitchControl>) {
  const t = useTranslations("liveSimulation");
  const { changes } = useRunState(run);
  const isOn = currentValue(control, changes) === 1;
  return (
    <Button size="sm" aria-pressed={isOn} onClick={() => run.change(control, isOn ? 0 : 1)}>
      {t(isOn ? "switchClosed" : "switchOpen", { name: controlName(naming, control.id) })}
    </Button>
  );
}
