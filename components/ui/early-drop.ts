// Keeps a file that is dropped before hydration, and prevents the browser from opening it.

interface EarlyDrop {
  file: File | null;
  stop: () => void;
}

/** Inline script of the page; short, and the same on every page, so that the content policy allows it by its hash. */
export const EARLY_DROP_SCRIPT =
  `(()=>{let a=new AbortController,w=window.earlyDrop={file:null,stop:()=>a.abort()},` +
  `on=(n,f)=>addEventListener(n,e=>{let d=e.dataTransfer;if(d&&[...d.types].includes("Files")){e.preventDefault();f(d)}},a);` +
  `on("dragover",()=>{});on("drop",d=>{w.file=d.files[0]||w.file})})()`;

/** Takes the file once. From then on the caller listens for drops. */
export function takeEarlyDrop(): File | null {
  const found = (window as { earlyDrop?: EarlyDrop }).earlyDrop;
  if (!found) return null;
  const { file } = found;
  found.stop();
  found.file = null;
  return file;
}
