import type { Tone } from '../tones.js';

/** Background of a scene, upward from the horizon at y = 0, centred on x = 0, about 960 wide. */
export type Backdrop = (tone: Tone) => string;
