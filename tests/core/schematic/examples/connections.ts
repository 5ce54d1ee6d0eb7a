// Pins that must be on one net, each line on a net of its own; written from the circuits, not from the drawings.

export const CONNECTIONS: Readonly<Record<string, readonly string[]>> = {
  blinker: [
    "+9V J1.1 U1.8 U1.4 R1.1",
    "GND J1.2 U1.1 C1.2 C2.2 D1.1",
    "U1.2 U1.6 R2.2 C1.1",
    "U1.7 R1.2 R2.1",
    "U1.3 R3.1",
    "R3.2 D1.2",
    "U1.5 C2.1",
  ],
  filters: [
    "IN J2.1 R1.1 C2.1 R3.1",
    "R1.2 C1.1 U1.5",
    "LOW_PASS U1.6 U1.7 J3.1",
    "HIGH_PASS C2.2 R2.1 J3.2",
    "R3.2 R4.1 C3.1",
    "R4.2 C4.1 U1.3",
    "SALLEN_KEY U1.1 U1.2 C3.2 J3.3",
    "+12V U1.8 J1.1",
    "-12V U1.4 J1.3",
    "GND C1.2 R2.2 C4.2 J1.2 J2.2 J3.4",
  ],
};
