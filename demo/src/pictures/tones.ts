/** The colours of the brand. */
export const brand = {
  crimson: '#b0122b',
  wine: '#8a0c20',
  gold: '#f3b229',
  green: '#0d5a43',
  forest: '#07382a',
  mist: '#e4efe9',
  paper: '#fbf7f0',
  sand: '#f0dfc0',
  ink: '#221a16',
} as const;

/** Palette of a scene. `front` is the subject's main colour, `accent` its details, `deep` its shadows. */
export type Tone = {
  sky: string;
  sun: string;
  far: string;
  mountain: string;
  snow: string;
  ground: string;
  front: string;
  accent: string;
  deep: string;
};

const { crimson, wine, gold, green, forest, mist, paper, sand, ink } = brand;

export const tones = {
  dia: {
    sky: sand,
    sun: gold,
    far: '#d9c9a4',
    mountain: green,
    snow: paper,
    ground: forest,
    front: paper,
    accent: crimson,
    deep: ink,
  },
  tarde: {
    sky: crimson,
    sun: gold,
    far: '#9d0f26',
    mountain: wine,
    snow: '#f7d9c4',
    ground: '#5d0815',
    front: paper,
    accent: gold,
    deep: ink,
  },
  oro: {
    sky: gold,
    sun: paper,
    far: '#e39c14',
    mountain: crimson,
    snow: paper,
    ground: wine,
    front: paper,
    accent: green,
    deep: ink,
  },
  verde: {
    sky: green,
    sun: gold,
    far: '#0a4c39',
    mountain: forest,
    snow: mist,
    ground: '#04241b',
    front: paper,
    accent: crimson,
    deep: ink,
  },
  claro: {
    sky: mist,
    sun: gold,
    far: '#bfd8cd',
    mountain: '#6d9c8a',
    snow: paper,
    ground: green,
    front: paper,
    accent: crimson,
    deep: forest,
  },
  noche: {
    sky: ink,
    sun: paper,
    far: '#2e2420',
    mountain: '#45362f',
    snow: sand,
    ground: '#120d0b',
    front: sand,
    accent: crimson,
    deep: '#0b0706',
  },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;
