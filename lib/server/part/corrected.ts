// A search that finds nothing, with one slip in each of its unknown words put right.

import { nearSpellings } from "@/lib/core/part/edit-distance";
import { searchWords } from "@/lib/core/part/words";
import { type Database, withTransaction } from "@/lib/server/db/client";
import * as rows from "./search-rows";

/** Part numbers are written in capitals. */
const written = (word: string) => (/\d/.test(word) && word.length > 5 ? word.toUpperCase() : word);

/** Null where every word is known, or one of them is not near to any. */
export async function correctedKeyword(db: Database, keyword: string): Promise<string | null> {
  const words: string[] = [];
  let isChanged = false;
  for (const word of searchWords(keyword)) {
    if ((await rows.countFound(db, word, 1)) > 0) {
      words.push(word);
      continue;
    }
    const near = await withTransaction(db, (transaction) => rows.firstKnown(transaction, nearSpellings(word)));
    if (near === null) return null;
    isChanged = true;
    words.push(written(near));
  }
  return isChanged ? words.join(" ") : null;
}
