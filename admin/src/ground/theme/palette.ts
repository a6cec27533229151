/** The brand's colours, quieter than on the public site: crimson for actions, green for what is done, gold for what waits. */
export const palette = {
  crimson: '#b0122b',
  crimsonDark: '#8a0c20',
  crimsonLight: '#ff8d9b',
  /** What is late or wrong, on a dark ground: text on it and it on the ground read well above 4.5:1. */
  alarm: '#ff7f6e',
  gold: '#f3b229',
  green: '#0d5a43',
  greenDark: '#07382a',
  greenLight: '#7fd1b2',
  ink: '#221a16',
  inkSoft: '#5b4f47',
  paper: '#fbf7f0',
  line: '#e6dccd',
  night: '#171311',
  nightRaised: '#211b18',
  nightLine: '#3a312c',
} as const;
