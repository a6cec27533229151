import { startMenus } from './startMenus';

/** Where the choice of larger letters is kept; the page's first script reads it before anything is painted. */
const KEY = 'letra';
const LARGE = 'grande';

/** Larger letters, kept on this device; and the voice of the device, where it has one that speaks Spanish. */
export function startReading(tools: HTMLElement) {
  startMenus(tools);
  const larger = tools.querySelector<HTMLButtonElement>('[data-letra-grande]');
  const { dataset: page } = document.documentElement;
  const show = () => larger?.setAttribute('aria-pressed', String(page.letra === LARGE));
  larger?.addEventListener('click', () => {
    if (page.letra === LARGE) delete page.letra;
    else page.letra = LARGE;
    keep(page.letra);
    show();
  });
  show();
  offerVoice(tools);
}

/** Browsers may refuse their storage: then it holds for this page. */
function keep(letra: string | undefined) {
  try {
    if (letra) localStorage.setItem(KEY, letra);
    else localStorage.removeItem(KEY);
  } catch {}
}

/** Voices come a while after the page. What reads comes with the first touch. */
function offerVoice(tools: HTMLElement) {
  if (!('speechSynthesis' in window)) return;
  const offer = () => {
    if (!speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('es'))) return;
    speechSynthesis.removeEventListener('voiceschanged', offer);
    const listen = tools.querySelector<HTMLButtonElement>('[data-escuchar]');
    if (!listen?.parentElement) return;
    listen.parentElement.hidden = false;
    listen.addEventListener('click', async () => (await import('./readAloud')).readAloud(tools), { once: true });
  };
  speechSynthesis.addEventListener('voiceschanged', offer);
  offer();
}
