"use client";
// Writes the snippet of the quote form from a few choices, and shows the form with them.
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { CopyButton, type CopyWords } from "../copy-button";
import developers from "../developers.module.css";
import styles from "./quote-configurator.module.css";
import { quoteFrameHref, widgetSnippet } from "./widget-snippet";

export interface ConfiguratorWords extends CopyWords {
  legend: string;
  language: string;
  siteLanguage: string;
  layers: string;
  width: string;
  height: string;
  quantity: string;
  finish: string;
  mask: string;
  theme: string;
  snippet: string;
  preview: string;
}

export interface Choice {
  value: string;
  label: string;
}

interface QuoteConfiguratorProps {
  words: ConfiguratorWords;
  /** Public address of the site, without a slash at the end. */
  origin: string;
  /** Prefix of addresses by language; "" is the language that the site has without a prefix. */
  prefixes: Readonly<Record<"" | "en" | "zh", string>>;
  choices: Readonly<Record<"layers" | "quantity" | "finish" | "mask" | "theme", readonly Choice[]>>;
}

type Options = Readonly<Record<"layers" | "width" | "height" | "quantity" | "finish" | "mask" | "theme", string>>;
type Language = "" | "en" | "zh";

const START: Options = { layers: "4", width: "60", height: "50", quantity: "50", finish: "", mask: "", theme: "auto" };
const START_HEIGHT_PX = 480;
/** Each change of a length would load the frame anew. */
const STILL_MS = 500;

export function QuoteConfigurator({ words, origin, prefixes, choices }: QuoteConfiguratorProps) {
  const [options, setOptions] = useState(START);
  const [lang, setLang] = useState<Language>("");
  const set = (name: keyof Options) => (value: string) => setOptions({ ...options, [name]: value });
  const select = (name: keyof typeof choices) => (
    <Labeled label={words[name]}>
      {(id) => <Choices id={id} value={options[name]} choices={choices[name]} onChoose={set(name)} />}
    </Labeled>
  );
  const length = (name: "width" | "height") => (
    <Labeled label={words[name]}>
      {(id) => (
        <Field
          id={id}
          isNumeric
          unit="mm"
          value={options[name]}
          onChange={({ target }) => set(name)(target.value.trim())}
        />
      )}
    </Labeled>
  );
  const snippet = widgetSnippet(origin, "quote", { lang, ...options });
  return (
    <>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{words.legend}</legend>
        <Labeled label={words.language}>
          {(id) => (
            <Select id={id} value={lang} onChange={({ target }) => setLang(target.value as Language)}>
              <option value="">{words.siteLanguage}</option>
              <option value="en">English</option>
              <option value="zh">中文</option>
            </Select>
          )}
        </Labeled>
        {select("theme")}
        {select("layers")}
        {select("quantity")}
        {length("width")}
        {length("height")}
        {select("finish")}
        {select("mask")}
      </fieldset>
      <figure className={developers.code}>
        <figcaption>
          <span>{words.snippet}</span>
          <CopyButton text={snippet} label={words.snippet} words={words} />
        </figcaption>
        <pre tabIndex={0} role="region" aria-label={words.snippet}>
          <code>{snippet}</code>
        </pre>
      </figure>
      <Preview title={words.preview} src={quoteFrameHref(prefixes[lang], options)} />
    </>
  );
}

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoicesProps {
  id: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

function Choices({ id, value, choices, onChoose }: ChoicesProps) {
  return (
    <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

/** The frame of public/embed/v1.js; without a sandbox, which is none for a page of the same origin. */
function Preview({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(START_HEIGHT_PX);
  // Loaded after hydration: the form tells its height once, when nobody would hear it before.
  const [shown, setShown] = useState<string>();
  const isFirst = useRef(true);
  useEffect(() => {
    const show = () => {
      isFirst.current = false;
      setShown(src);
    };
    const timer = setTimeout(show, isFirst.current ? 0 : STILL_MS);
    return () => clearTimeout(timer);
  }, [src]);
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const told = heightOf(data);
      if (told !== null) setHeight(told);
    }
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.preview}
      title={title}
      src={shown}
      height={height}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function heightOf(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("type" in data) || !("height" in data)) return null;
  const { type, height } = data;
  return type === "boardwright:height" && typeof height === "number" && height > 0 ? height : null;
}
