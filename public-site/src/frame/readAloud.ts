const BLOCKS = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption';
/** Controls and visual elements, which are not part of the page's text. */
const NEVER =
  'nav, form, button, aside, dialog, .oculto, [hidden], [aria-hidden="true"], [role="status"], [data-compartir]';

/** Returns the visible text of a page, block by block, without navigation or forms. */
export const textsIn = (main: Element): string[] =>
  [...main.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => !block.closest(NEVER) && !block.parentElement?.closest(BLOCKS) && block.checkVisibility())
    .map((block) => block.innerText.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Reads aloud, and resumes from the paused block: the native pause ends on some phones. Call once. */
export function readAloud(tools: HTMLElement) {
  const button = tools.querySelector<HTMLButtonElement>('[data-escuchar]');
  const stop = tools.querySelector<HTMLButtonElement>('[data-callar]');
  const main = document.querySelector('main');
  if (!button || !stop?.parentElement || !main) return;
  const ending = stop.parentElement;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('es'));
  let texts: string[] = [];
  let at = 0;
  let turn = 0;

  const show = (words: string, isBegun: boolean) => {
    button.textContent = words;
    ending.hidden = !isBegun;
  };
  const silence = () => {
    turn++;
    speechSynthesis.cancel();
  };
  const end = () => {
    silence();
    at = 0;
    show('Escuchar esta página', false);
  };
  const speak = () => {
    const text = texts[at];
    if (text === undefined) return end();
    const own = turn;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? 'es';
    utterance.voice = voice ?? null;
    utterance.onend = () => {
      if (own !== turn) return;
      at++;
      speak();
    };
    // A failed utterance ends the reading, so that no pause button remains.
    utterance.onerror = () => own === turn && end();
    speechSynthesis.speak(utterance);
  };
  const press = () => {
    if (button.textContent === 'Pausar') {
      silence();
      return show('Seguir escuchando', true);
    }
    if (at === 0) texts = textsIn(main);
    show('Pausar', true);
    speak();
  };
  button.addEventListener('click', press);
  stop.addEventListener('click', end);
  addEventListener('pagehide', end);
  press();
}
