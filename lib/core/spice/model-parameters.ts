// Parameters of models that the engine knows. An unknown one ends it, where ngspice only warns, and
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

const MOSFET =
  "level vto vt0 kp gamma phi lambda rd rs cbd cbs is pb cgso cgdo cgbo rsh cj mj cjsw mjsw js tox ld u0 uo fc nsub tpg nss " +
  "tnom kf af nlev gdsnoi";

const POWER_MOSFET =
  "level vto vth0 kp phi lambda theta rd rs rg tnom kf af rq vq mtriode tcvth vtotc mu bex texp0 texp1 trd1 trd2 trg1 trg2 " +
  "trs1 trs2 trb1 trb2 subshift ksubthres tksubthres1 tksubthres2 bv ibv nbv rds rb n tt eg xti is vj cjo m fc cgdmin cgdmax " +
  "a cgs rthjc rthca cthj vgs_max vgd_max vds_max vgsr_max vgdr_max pd_max id_max idr_max te_max rth_ext derating";

const JFET = "level vt0 vto beta lambda rd rs cgs cgd pb is fc b tnom tcv vtotc bex betatce xti eg kf af nlev gdsnoi";

const RESISTOR = "rsh narrow dw short dlr tc1 tc1r tc2 tc2r tce defw w l kf af tnom r res bv_max lf wf ef";

const CAPACITOR = "cap cj cox cjsw capsw defw w defl l narrow short del tc1 tc2 tnom di thick bv_max c";

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ d: set(DIODE), npn: set(BIPOLAR), pnp: set(BIPOLAR), njf: set(JFET), pjf: set(JFET) },
  ...{
    nmos: set(MOSFET),
    pmos: set(MOSFET),
    vdmos: set(POWER_MOSFET),
    vdmosn: set(POWER_MOSFET),
    vdmosp: set(POWER_MOSFET),
  },
  ...{ sw: set("vt vh ron roff"), csw: set("it ih ron roff"), r: set(RESISTOR), c: set(CAPACITOR) },
  l: set("ind tc1 tc2 tnom csect dia length nt mu l"),
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

export function withKnownParameters(text: string, kind: string): KnownParameters {
  const known = KNOWN[kind];
  const parameters = assignmentsOf(text);
  const level = parameters.find(({ name }) => name === "level")?.expression ?? "1";
  // For other kinds and levels only the maker's name is taken away, which the engine would look up as a parameter.
  const isKnown = (name: string): boolean => (known && level === "1" ? known.has(name) : name !== "mfg");
  const unknown = new Set(parameters.map(({ name }) => name).filter((name) => !isKnown(name)));
  if (unknown.size === 0) return { text, ignored: [], refused: [] };
  const kept = text.replace(/([\w.]+)\s*=\s*(?:\{[^}]*\}|'[^']*'|"[^"]*"|[^\s,()=]+)/g, (whole, name: string) =>
    unknown.has(name.toLowerCase()) ? "" : whole,
  );
  const refused = [...unknown].filter((name) => kind === "d" && IDEALIZED.has(name));
  return { text: kept.replace(/\s+/g, " "), ignored: [...unknown].filter((name) => !refused.includes(name)), refused };
}
