// Limits of boards that questions ask for.

export const CAPABILITY_TOPICS = [
  ...(["trace", "hole", "size", "layers", "thickness", "copper", "finish", "color", "ring", "castellation"] as const),
  ...(["impedance", "maskDam", "slot", "aspectRatio", "fingers", "vias"] as const),
] as const;
export type CapabilityTopic = (typeof CAPABILITY_TOPICS)[number];
