const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const PATIENCE_MS = 20_000;

type Turnstile = {
  render: (
    place: HTMLElement,
    options: { sitekey: string; language: string; callback: (token: string) => void; 'error-callback': () => void },
  ) => void;
};

/** Renders Turnstile's widget in `place` until it returns its token. Rejects when it can't be loaded or times out. */
export async function runTurnstile(sitekey: string, place: HTMLElement): Promise<string> {
  const turnstile = await load();
  return new Promise<string>((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('Turnstile took too long'));
    turnstile.render(place, { sitekey, language: 'es', callback: resolve, 'error-callback': () => reject() });
  }).finally(() => place.replaceChildren());
}

function load(): Promise<Turnstile> {
  const set = window as unknown as { turnstile?: Turnstile };
  return new Promise((resolve, reject) => {
    const ready = () => (set.turnstile ? resolve(set.turnstile) : reject());
    if (set.turnstile) return ready();
    document.head.append(
      Object.assign(document.createElement('script'), { src: SCRIPT, async: true, onload: ready, onerror: reject }),
    );
  });
}
