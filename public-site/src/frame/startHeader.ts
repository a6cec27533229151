const THRESHOLD_PX = 50;

/** Says on the header that the page is scrolled by more than 50 px. */
export function startHeader(header: HTMLElement) {
  const look = () => header.toggleAttribute('data-desplazada', scrollY > THRESHOLD_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}
