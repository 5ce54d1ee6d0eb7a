// A file that is dropped before the page's scripts are alive: the browser does not leave for it, and it is not lost.

interface EarlyDrop {
  file: File | null;
  stop: () => void;
}

/** Stands in the page as it is; short, and the same on every page, so that the pages' policy knows it by its hash. */
export const EARLY_DROP_SCRIPT =
  `(()=>{let a=new AbortController,w=window.earlyDrop={file:null,stop:()=>a.abort()},` +
  `on=(n,f)=>addEventListener(n,e=>{let d=e.dataTransfer;if(d&&[...d.types].includes("Files")){e.preventDefault();f(d)}},a);` +
  `on("dragover",()=>{});on("drop",d=>{w.file=d.files[0]||w.file})})()`;

/** The file, once. From now on whoever asked listens for files. */
export function takeEarlyDrop(): File | null {
  const found = (window as { earlyDrop?: EarlyDrop }).earlyDrop;
  if (!found) return null;
  const { file } = found;
  found.stop();
  found.file = null;
  return file;
}
