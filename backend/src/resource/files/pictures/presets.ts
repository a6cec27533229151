/** The smaller versions that every image has: name → largest width in pixels. No other size can be asked for. */
export const presets = { miniatura: 320, tarjeta: 640, ancho: 1280 } as const;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
export const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);
