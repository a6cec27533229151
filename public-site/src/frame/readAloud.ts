const BLOCKS = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption';
/** What one does something with, or sees: it is not the page's text. */
const NEVER =
  'nav, form, button, aside, dialog, .oculto, [hidden], [aria-hidden="true"], [role="status"], [data-compartir]';

/** What is read of a page, block by block, in its order: what is in sight, without what leads elsewhere or is filled in. */
export const textsIn = (main: Element): string[] =>
  [...main.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => !block.closest(NEVER) && !block.parentElement?.closest(BLOCKS) && block.checkVisibility())
    .map((block) => block.innerText.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * Reads the page by the voice of the device, and lets it be paused and ended. A pause keeps the block that was begun: what browsers
 * call a pause ends the reading on some phones. Called once: it goes on answering to both buttons.
 */
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
    const said = new SpeechSynthesisUtterance(text);
    said.lang = voice?.lang ?? 'es';
    said.voice = voice ?? null;
    said.onend = () => {
      if (own !== turn) return;
      at++;
      speak();
    };
    // A voice that fails has ended: nothing more is to be paused.
    said.onerror = () => own === turn && end();
    speechSynthesis.speak(said);
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
