/**
 * The one inline script, the same on every page, in its head. As the page arrives it hides the announcement that this visitor
 * dismissed, sets the letters as large as they chose, notes whether they save data, and opens the one that stands over the page, so that both are so from the first paint; once it is there, it leaves
 * whoever chose in a list where they were. It starts the page's script once the page is on screen, or at the first touch:
 * before that it would take the bandwidth of what is being looked at. Where it can't come, the page is one without script.
 */
export const FIRST_SCRIPT = `{
  const { dataset: page } = document.documentElement;
  const { guion, direccion } = document.currentScript.dataset;
  const read = (storage, key) => { try { return window[storage].getItem(key) ?? ''; } catch { return ''; } };
  if (read('localStorage', 'letra') === 'grande') page.letra = 'grande';
  if (navigator.connection?.saveData) page.ahorro = '';
  const CLOSED = 'comunicados-descartados';
  const closed = read('localStorage', CLOSED).split(' ').filter(Boolean);
  const open = (popup) => {
    const id = popup.dataset.emergente;
    if (closed.includes(id) || document.activeElement !== document.body || scrollY > 0) return;
    popup.onclose = () => { try { localStorage.setItem(CLOSED, [id, ...closed].slice(0, 20).join(' ')); } catch {} };
    popup.onclick = ({ target }) => { if (target === popup || target.closest('button')) popup.close(); };
    popup.showModal();
  };
  let popup;
  const arrive = () => {
    if (closed.includes(document.querySelector('[data-aviso]')?.dataset.aviso)) page.avisoDescartado = '';
    // What follows it is there: it is whole.
    if (!popup && (popup = document.querySelector('[data-emergente]:has(+ *)'))) open(popup);
  };
  const arrival = new MutationObserver(arrive);
  arrival.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    arrive();
    arrival.disconnect();
    const place = JSON.parse(read('sessionStorage', 'filtros') || 'null');
    if (place?.path === location.pathname) scrollTo(0, place.y);
  });
  if (direccion) history.replaceState(null, '', direccion);
  let started;
  const start = () => { started ??= import(guion).catch(() => { page.sinGuion = ''; }); };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  const painted = () => requestAnimationFrame(() => setTimeout(idle));
  addEventListener('load', painted);
  for (const e of ['pointerdown', 'keydown', 'touchstart']) addEventListener(e, start, { once: true, capture: true, passive: true });
}`;
