/** Fields that keys jump to. */
export const PROPERTY_IDS = {
  designator: "schematic-designator",
  value: "schematic-value",
  footprint: "schematic-footprint",
  text: "schematic-text",
  find: "schematic-find",
} as const;
