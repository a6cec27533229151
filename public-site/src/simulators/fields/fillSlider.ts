/** Paints a slider up to where it stands. Set on the object: the policy of the page takes no style attribute. */
export function fillSlider(slider: HTMLInputElement) {
  const [value, min, max] = [slider.value, slider.min, slider.max].map(Number) as [number, number, number];
  slider.style.setProperty('--lleno', `${((value - min) / (max - min || 1)) * 100}%`);
}
