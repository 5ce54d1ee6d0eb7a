// Parameters of diode and bipolar models that the engine knows. An unknown one ends it, where ngspice only warns, and
// makers' models are full of ratings such as Vceo, Iave and mfg.
import { assignmentsOf } from "./words";

/** As ngspice lists them by `devhelp`, without those that can only be read. */
const DIODE =
  "level is js jsw tnom tref rs trs trs1 trs2 n ns tt ttt1 ttt2 cjo cj0 cj vj pb m mj tm1 tm2 cjp cjsw php mjsw ikf ik ikr " +
  "nbv area pj tlev tlevc eg xti cta ctc ctp tpb tvj tphp jtun jtunsw ntun xtitun keg kf af fc fcs bv ibv ib tcv isr nr " +
  "fv_max bv_max id_max te_max pd_max rth0 cth0 lm lp wm wp xom xoi xm xp";

const BIPOLAR =
  "subs level tnom tref is ibe ibc bf nf vaf va ikf ik ise c2 ne br nr var vb ikr isc c4 nc rb irb rbm re rc cje vje pe mje " +
  "me tf xtf vtf itf ptf cjc vjc pc mjc mc xcjc tr cjs csub ccs vjs ps mjs ms xtb eg xti fc kf af iss ns rco vo gamma qco " +
  "tlev tlevc tbf1 tbf2 tbr1 tbr2 tikf1 tikf2 tikr1 tikr2 tirb1 tirb2 tnc1 tnc2 tne1 tne2 tnf1 tnf2 tnr1 tnr2 trb1 trb " +
  "trb2 trc1 trc trc2 tre1 tre tre2 trm1 trm2 tvaf1 tvaf2 tvar1 tvar2 ctc cte cts tvjc tvje tvjs titf1 titf2 ttf1 ttf2 " +
  "ttr1 ttr2 tmje1 tmje2 tmjc1 tmjc2 tmjs1 tmjs2 tns1 tns2 nkf nk tis1 tis2 tise1 tise2 tisc1 tisc2 tiss1 tiss2 " +
  "quasimod vg cn d vbe_max vbc_max vce_max pd_max ic_max ib_max te_max rth0";

const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  d: new Set(DIODE.split(" ")),
  npn: new Set(BIPOLAR.split(" ")),
  pnp: new Set(BIPOLAR.split(" ")),
};

/** Idealized diodes of LTspice: without these the device would be another one. */
const IDEALIZED = new Set(["ron", "roff", "vfwd", "vrev", "epsilon", "revepsilon", "ilimit", "revilimit"]);

export interface KnownParameters {
  /** The line without unknown parameters. */
  readonly text: string;
  readonly ignored: readonly string[];
  /** Parameters of a device that ngspice does not have. */
  readonly refused: readonly string[];
}

/** Other kinds, and levels beyond the first, stay as they are. */
export function withKnownParameters(text: string, kind: string): KnownParameters {
  const known = KNOWN[kind];
  const parameters = assignmentsOf(text);
  const level = parameters.find(({ name }) => name === "level")?.expression ?? "1";
  if (!known || level !== "1") return { text, ignored: [], refused: [] };
  const unknown = new Set(parameters.map(({ name }) => name).filter((name) => !known.has(name)));
  if (unknown.size === 0) return { text, ignored: [], refused: [] };
  const kept = text.replace(/([\w.]+)\s*=\s*(?:\{[^}]*\}|'[^']*'|"[^"]*"|[^\s,()=]+)/g, (whole, name: string) =>
    unknown.has(name.toLowerCase()) ? "" : whole,
  );
  const refused = [...unknown].filter((name) => kind === "d" && IDEALIZED.has(name));
  return { text: kept.replace(/\s+/g, " "), ignored: [...unknown].filter((name) => !refused.includes(name)), refused };
}
