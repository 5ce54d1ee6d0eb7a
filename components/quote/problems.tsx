// Problems of a field or choice, below its control.
import styles from "./typed-row.module.css";

export function Problems({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div id={id} role="status" className={styles.problems}>
      {messages.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
