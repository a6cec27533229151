/**
 * The one inline script, the same on every page, at its end. Before anything is painted it hides the announcement that this
 * visitor dismissed or opens the one that stands over the page, and leaves whoever chose in a list where they were. It starts
 * the page's script once the page is on screen, or at the first touch: before that it would take the bandwidth of what is
 * being looked at.
 */
export const FIRST_SCRIPT = `{
  const { dataset: page } = document.documentElement;
  const { guion, direccion } = document.currentScript.dataset;
  const read = (storage, key) => { try { return window[storage].getItem(key) ?? ''; } catch { return ''; } };
  const CLOSED = 'comunicados-descartados';
  const closed = read('localStorage', CLOSED).split(' ').filter(Boolean);
  if (closed.includes(document.querySelector('[data-aviso]')?.dataset.aviso)) page.avisoDescartado = '';
  const popup = document.querySelector('[data-emergente]');
  if (popup && !closed.includes(popup.dataset.emergente) && document.activeElement === document.body) {
    popup.onclose = () => { try { localStorage.setItem(CLOSED, [popup.dataset.emergente, ...closed].slice(0, 20).join(' ')); } catch {} };
    popup.onclick = ({ target }) => { if (target === popup || target.closest('button')) popup.close(); };
    popup.showModal();
  }
  if (direccion) history.replaceState(null, '', direccion);
  const place = JSON.parse(read('sessionStorage', 'filtros') || 'null');
  if (place?.path === location.pathname) scrollTo(0, place.y);
  let started;
  const start = () => { started ??= import(guion); };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  const painted = () => requestAnimationFrame(() => setTimeout(idle));
  document.readyState === 'complete' ? painted() : addEventListener('load', painted);
  for (const e of ['pointerdown', 'keydown', 'touchstart']) addEventListener(e, start, { once: true, capture: true, passive: true });
}`;
