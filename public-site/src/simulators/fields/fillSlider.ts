/** Paints a slider up to its value. Sets the property through the CSSOM: the CSP forbids style attributes. */
export function fillSlider(slider: HTMLInputElement) {
  const [value, min, max] = [slider.value, slider.min, slider.max].map(Number) as [number, number, number];
  slider.style.setProperty('--lleno', `${((value - min) / (max - min || 1)) * 100}%`);
}
