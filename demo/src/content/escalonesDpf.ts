/** From how many days on, and the yearly rate in bolivianos and in dollars. Examples. */
export type Escalon = readonly [desdeDias: number, bolivianos: string, dolares: string];

export const escalonesDpf: readonly Escalon[] = [
  [30, '1.50', '0.50'],
  [60, '1.75', '0.50'],
  [90, '2.50', '0.50'],
  [180, '4.50', '0.75'],
  [360, '4.75', '1.00'],
  [390, '5.50', '1.25'],
  [540, '6.00', '1.50'],
  [720, '6.25', '1.75'],
  [1080, '6.50', '2.00'],
  [1440, '7.00', '2.25'],
  [1800, '7.25', '2.50'],
];
