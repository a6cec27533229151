const GUION = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const PACIENCIA_MS = 20_000;

type Turnstile = {
  render: (
    lugar: HTMLElement,
    opciones: { sitekey: string; language: string; callback: (token: string) => void; 'error-callback': () => void },
  ) => void;
};

/** Shows Turnstile's widget there until it gives its token; rejects when it can't be loaded or takes too long. */
export async function pedirTurnstile(sitekey: string, lugar: HTMLElement): Promise<string> {
  const turnstile = await cargar();
  return new Promise<string>((resolve, reject) => {
    setTimeout(reject, PACIENCIA_MS, new Error('Turnstile took too long'));
    turnstile.render(lugar, { sitekey, language: 'es', callback: resolve, 'error-callback': () => reject() });
  }).finally(() => lugar.replaceChildren());
}

function cargar(): Promise<Turnstile> {
  const puesta = window as unknown as { turnstile?: Turnstile };
  return new Promise((resolve, reject) => {
    const listo = () => (puesta.turnstile ? resolve(puesta.turnstile) : reject());
    if (puesta.turnstile) return listo();
    document.head.append(
      Object.assign(document.createElement('script'), { src: GUION, async: true, onload: listo, onerror: reject }),
    );
  });
}
