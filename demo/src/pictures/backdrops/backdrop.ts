import type { Tone } from '../tones.js';

/** What stands behind a scene, upward from the horizon at y = 0 and around x = 0, some 960 wide. */
export type Backdrop = (tone: Tone) => string;
