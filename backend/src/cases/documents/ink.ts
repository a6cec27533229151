/** Colours of printed documents. */
export const ink = {
  text: '#221a16',
  soft: '#5b4f47',
  line: '#e6dccd',
  title: '#8a0c20',
  band: '#b0122b',
  mark: '#f3b229',
  fill: '#e4efe9',
} as const;
