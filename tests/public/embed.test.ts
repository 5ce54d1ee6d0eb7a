// @vitest-environment jsdom
// public/embed/v1.js as it stands, in the page of another site.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync("public/embed/v1.js", "utf8");
const ORIGIN = "https://www.boardwright.example";

interface Embed {
  scan: (root?: ParentNode) => void;
}
const embed = () => (window as { BoardwrightEmbed?: Embed }).BoardwrightEmbed;

/** Listeners of earlier scripts would answer messages of later tests. */
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
    add(type, listener, { signal: stop.signal }),
  );
});

afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  document.body.textContent = "";
  Reflect.deleteProperty(window, "BoardwrightEmbed");
});

function load(origin = ORIGIN): void {
  const script = document.createElement("script");
  // The attribute alone: an element in the page would be loaded.
  script.setAttribute("src", `${origin}/embed/v1.js`);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  new Function(SOURCE)();
}

function add(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value);
  element.append("A link for readers without scripts");
  document.body.append(element);
  return element;
}

const framesIn = (element: ParentNode) => [...element.querySelectorAll("iframe")];

function frameIn(element: ParentNode): HTMLIFrameElement {
  const [frame, ...others] = framesIn(element);
  if (!frame || others.length > 0) throw new Error("there is not exactly one frame");
  return frame;
}

function tell(source: Window | null, data: unknown, origin = ORIGIN): void {
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
}

const heightMessage = (height: unknown) => ({ type: "boardwright:height", height });

it("adds one global", () => {
  const before = new Set(Object.keys(window));
  load();
  expect(Object.keys(window).filter((name) => !before.has(name))).toEqual(["BoardwrightEmbed"]);
});

describe("an element for the quote form", () => {
  it("becomes a frame of our own site with its options", () => {
    const element = add({ boardwright: "quote", layers: "4", width: "60", quantity: "50", theme: "dark", x: "1" });
    load();
    const frame = frameIn(element);
    expect(frame.src).toBe(`${ORIGIN}/embed/quote?layers=4&width=60&quantity=50&theme=dark`);
    expect(element.textContent).toBe("");
    expect(frame.title).toBe("PCB quote from Boardwright");
    expect(frame.getAttribute("loading")).toBe("lazy");
    expect(frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
    const rights = (frame.getAttribute("sandbox") ?? "").split(" ");
    expect(rights.sort()).toEqual(
      ["allow-scripts", "allow-same-origin", "allow-popups", "allow-popups-to-escape-sandbox", "allow-forms"].sort(),
    );
  });

  it.each([
    ["en", `${ORIGIN}/en/embed/quote`, "PCB quote from Boardwright"],
    ["zh", `${ORIGIN}/zh/embed/quote`, "板匠 PCB 报价"],
    ["../x", `${ORIGIN}/embed/quote`, "PCB quote from Boardwright"],
  ])("in the language %s", (lang, src, title) => {
    const element = add({ boardwright: "quote", lang });
    load();
    expect(frameIn(element)).toMatchObject({ src, title });
  });
});

describe("an element for a project", () => {
  it("becomes a frame of the project in its view and height", () => {
    const element = add({ boardwright: "project", project: "prj_1", view: "3d", height: "600", title: "My board" });
    load();
    const frame = frameIn(element);
    expect(frame.src).toBe(`${ORIGIN}/embed/prj_1?view=3d`);
    expect(frame.title).toBe("My board");
    expect(frame.style.height).toBe("600px");
  });

  it.each([undefined, "", "../my-center", "a/b", "https://evil.example", "prj 1"])("with the ID %s stays", (project) => {
    const element = add({ boardwright: "project", ...(project === undefined ? {} : { project }) });
    load();
    expect(framesIn(element)).toEqual([]);
    expect(element.textContent).toBe("A link for readers without scripts");
  });
});

it.each(["board", "constructor", ""])("an element for %j stays as it is", (kind) => {
  const element = add({ boardwright: kind });
  load();
  expect(framesIn(element)).toEqual([]);
});

describe("loaded twice", () => {
  it("makes no second frame, and keeps the first script", () => {
    const element = add({ boardwright: "quote" });
    load();
    const first = embed();
    const frame = frameIn(element);
    load("https://other.example");
    expect(embed()).toBe(first);
    expect(frameIn(element)).toBe(frame);
  });

  it("fills what was added in between", () => {
    load();
    const later = add({ boardwright: "quote" });
    load();
    expect(frameIn(later).src).toBe(`${ORIGIN}/embed/quote`);
  });
});

it("scan fills elements that were added later, within a part of the page if one is given", () => {
  load();
  const [one, other] = [add({ boardwright: "quote" }), add({ boardwright: "quote" })];
  const section = document.createElement("section");
  document.body.append(section);
  section.append(one);
  embed()?.scan(section);
  expect([framesIn(one).length, framesIn(other).length]).toEqual([1, 0]);
  embed()?.scan();
  expect([framesIn(one).length, framesIn(other).length]).toEqual([1, 1]);
});

describe("the height of a frame", () => {
  function twoQuotes() {
    const elements = [add({ boardwright: "quote" }), add({ boardwright: "quote" })];
    load();
    const [one, other] = elements.map(frameIn);
    if (!one || !other) throw new Error("there are no frames");
    return { one, other };
  }

  it("follows the frame's own messages", () => {
    const { one, other } = twoQuotes();
    tell(other.contentWindow, heightMessage(612.2));
    expect([one.style.height, other.style.height]).toEqual(["480px", "613px"]);
  });

  it("ignores other origins, other frames and windows", () => {
    const { one, other } = twoQuotes();
    const foreign = document.createElement("iframe");
    document.body.append(foreign);
    tell(one.contentWindow, heightMessage(700), "https://evil.example");
    tell(one.contentWindow, heightMessage(700), "null");
    tell(foreign.contentWindow, heightMessage(700));
    tell(window, heightMessage(700));
    tell(null, heightMessage(700));
    expect([one.style.height, other.style.height]).toEqual(["480px", "480px"]);
  });

  it.each([null, "700", {}, { type: "other", height: 700 }, ...[0, -1, NaN, "x", "1px;color:red", null].map(heightMessage)])(
    "ignores the message %j",
    (data) => {
      const { one } = twoQuotes();
      tell(one.contentWindow, data);
      expect(one.style.height).toBe("480px");
    },
  );

  it("has a limit", () => {
    const { one } = twoQuotes();
    tell(one.contentWindow, heightMessage(1e9));
    expect(one.style.height).toBe("4000px");
  });

  it("of a project stays as the page chose it", () => {
    const element = add({ boardwright: "project", project: "prj_1" });
    load();
    const frame = frameIn(element);
    tell(frame.contentWindow, heightMessage(700));
    expect(frame.style.height).toBe("480px");
  });
});
