import { invalidFile } from '../content/uploadField.js';

/** Image variants: name → maximum width in pixels. No other size is served. */
export const presets = { miniatura: 320, tarjeta: 640, ancho: 1280 } as const;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
export const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);

export const brokenPicture = () => invalidFile('La imagen está incompleta o dañada.');
