"use client";
// As many chips as a form has, each with a number that depends on the choices: no engine, no messages, no styles.
import { useState } from "react";

export function Choices({ count }: { count: number }) {
  const [chosen, setChosen] = useState(0);
  return (
    <div role="radiogroup">
      <p>{chosen}</p>
      {Array.from({ length: count }, (_, at) => (
        <button key={at} type="button" role="radio" aria-checked={at === chosen} onClick={() => setChosen(at)}>
          <span>{at}</span> <small>{at - chosen}</small>
        </button>
      ))}
    </div>
  );
}
