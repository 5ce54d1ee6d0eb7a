// Typing errors in English words: put right where exactly one word of the vocabulary is near.

import { distanceWithin } from "@/lib/core/part/edit-distance";

/** Words that the readers of this folder look for. Shorter ones have too many neighbors. */
const VOCABULARY = new Set(
  [
    "price prices pricing quote quotes quotation estimate layer layers board boards piece pieces copper silkscreen solder",
    "green black white yellow surface finish immersion thickness quantity impedance castellated fingers stencil stencils",
    "framed frameless electropolished assembly assemble turnkey consigned joints minimum maximum smallest largest trace",
    "traces track tracks spacing hole holes annular compare instead alternative alternatives replacement substitute",
    "equivalent resistor resistors capacitor capacitors inductor datasheet order orders cancel change delivery shipping",
    "shipped arrive coupon coupons discount voucher simulate simulation response divider filter lowpass highpass voltage",
    "project projects community human person engineer support password account invoice refund policy gerber export",
    "explain capability manufacture panel double single sided different without between about should would could where",
    "their there these those which while status upload check checking quick quickest fastest tracking ships shipped finding violation hasl enig vias resin plugged tented",
  ].flatMap((line) => line.split(" ")),
);

/** Words beside those of the vocabulary that are no errors. */
const OTHERS = new Set(
  [
    "products shopping charge charges points rotation write later holds block blocks folder placement skips blank three",
    "assemblies chips crack cracks whole difference tricks whose those delivered laser printing register registers tested",
    "states protects protect simulating aided solver conductor abort clipping poles indicator border borders chose world",
    "stripped holder skipped slips alternates isolation pierce sized stopping snapping doable cheap place plane planes",
    "months month trade trades brands brand light right night eight might fight sight class glass front count",
    "other others matters letter letters table tables able cable cables house hours prince prizes prize",
  ].flatMap((line) => line.split(" ")),
);

const MIN_LENGTH = 5;
/** Longer words may hold two errors. */
const TWO_ERRORS_FROM = 8;

function corrected(word: string): string {
  if (word.length < MIN_LENGTH || VOCABULARY.has(word) || OTHERS.has(word)) return word;
  const max = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  const near = [...VOCABULARY].flatMap((known) => {
    const distance = known.length < MIN_LENGTH ? null : distanceWithin(word, known, max);
    return distance === null ? [] : [{ known, distance }];
  });
  // An inflected word is no error: "sides" beside "sided".
  const stem = word.slice(0, -1);
  if (near.some(({ known }) => known.startsWith(stem) || word.startsWith(known))) return word;
  near.sort((one, other) => one.distance - other.distance);
  const [best, next] = near;
  return best && (!next || best.distance < next.distance) ? best.known : word;
}

/** A normalized question with its words corrected; part numbers and words with digits stay as they are. */
export const withoutTypos = (question: string): string =>
  question.replace(/[\w.-]+/g, (word) => (/^[a-z]+$/.test(word) ? corrected(word) : word));
