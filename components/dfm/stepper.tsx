"use client";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import styles from "./stepper.module.css";

interface StepperProps {
  /** Position, such as "2 of 5". */
  text: string;
  previous: string;
  next: string;
  onStep: (by: 1 | -1) => void;
}

export function Stepper({ text, previous, next, onStep }: StepperProps) {
  return (
    <p className={styles.stepper}>
      <Button size="sm" isIconOnly aria-label={previous} onClick={() => onStep(-1)}>
        <span className={styles.back}>
          <Icon name="right" size={16} />
        </span>
      </Button>
      <span className="num" role="status">
        {text}
      </span>
      <Button size="sm" isIconOnly aria-label={next} onClick={() => onStep(1)}>
        <Icon name="right" size={16} />
      </Button>
    </p>
  );
}
