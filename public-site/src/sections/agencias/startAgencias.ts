import { distanceBetween, inWords, type Point } from './distance';
import { startOpenNow } from './startOpenNow';

const MINUTE_MS = 60_000;
const NO_LOCATION = 'Su teléfono no nos dijo dónde está. Elija su departamento en «Filtros».';

/** Filters the branches by open status and sorts them by distance. The visitor's location never leaves the device. */
export function startAgencias(page: HTMLElement) {
  startOpenNow(page);
  const list = page.querySelector('[data-agencias]');
  const [near, open] = [button(page, '[data-cerca]'), button(page, '[data-abiertas]')];
  const summary = page.querySelector('[data-resumen]');
  if (!list || !near || !open || !summary) return;
  const cards = [...list.children] as HTMLElement[];
  openInMaps(cards);
  let here: Point | undefined;

  const draw = () => {
    const only = open.ariaPressed === 'true';
    // Hides the total of the list, which does not match the filtered cards.
    page.querySelector('#hallados')?.toggleAttribute('hidden', only);
    for (const card of cards) {
      card.hidden = only && !card.hasAttribute('data-abierta');
      page
        .querySelector(`[data-punto="${card.dataset.agencia}"]`)
        ?.toggleAttribute('data-abierta', card.hasAttribute('data-abierta'));
    }
    const isOpen = cards.filter((card) => card.hasAttribute('data-abierta')).length;
    const [first] = here ? inOrder(cards, here).filter(({ card }) => !card.hidden) : [];
    // Its buttons are visible without opening it.
    for (const card of cards) card.toggleAttribute('data-cercana', card === first?.card);
    summary.textContent = [
      isOpen === 0
        ? 'Ninguna está abierta ahora.'
        : `${isOpen} ${isOpen === 1 ? 'abierta' : 'abiertas'} de ${cards.length}.`,
      first && first.metres < Number.POSITIVE_INFINITY && `La más cercana está a ${inWords(first.metres)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  };

  open.addEventListener('click', () => {
    open.ariaPressed = String(open.ariaPressed !== 'true');
    draw();
  });
  near.addEventListener('click', () => {
    summary.textContent = 'Buscando dónde está…';
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        here = { latitude, longitude };
        near.ariaPressed = 'true';
        for (const { card, metres } of inOrder(cards, here)) {
          const place = card.querySelector('[data-distancia]');
          if (place && metres < Number.POSITIVE_INFINITY) place.textContent = inWords(metres);
          list.append(card);
        }
        mark(page, here);
        draw();
        // Its buttons are what one comes for.
      },
      () => {
        summary.textContent = NO_LOCATION;
      },
      { timeout: 15_000, maximumAge: MINUTE_MS },
    );
  });
  draw();
  setInterval(draw, MINUTE_MS);
  for (const ready of [near, open]) ready.toggleAttribute('data-lista', true);
}

/** Links «Cómo llegar» to the phone's own maps, which know where it is. */
function openInMaps(cards: readonly HTMLElement[]) {
  const { userAgent } = navigator;
  for (const card of cards) {
    const link = card.querySelector<HTMLAnchorElement>('a[href*="/maps/dir/"]');
    const { lugar } = card.dataset;
    if (!link || !lugar) continue;
    if (/Android/.test(userAgent)) link.href = `geo:${lugar}?q=${lugar}`;
    if (/iPhone|iPad/.test(userAgent)) link.href = `https://maps.apple.com/?daddr=${lugar}`;
  }
}

const button = (page: HTMLElement, selector: string) => page.querySelector<HTMLButtonElement>(selector);

const inOrder = (cards: readonly HTMLElement[], here: Point) =>
  cards
    .map((card) => {
      const [latitude, longitude] = (card.dataset.lugar ?? '').split(',').map(Number);
      const known = latitude !== undefined && longitude !== undefined && !Number.isNaN(latitude);
      return { card, metres: known ? distanceBetween(here, { latitude, longitude }) : Number.POSITIVE_INFINITY };
    })
    .sort((one, other) => one.metres - other.metres);

/** Marks the visitor on the map, from two reference coordinates in its data attribute. */
function mark(page: HTMLElement, { latitude, longitude }: Point) {
  const map = page.querySelector<SVGElement>('[data-mapa]');
  const point = map?.querySelector('[data-usted]');
  if (!map || !point) return;
  const { west, north, dx, dy } = JSON.parse(map.dataset.mapa ?? '{}');
  point.setAttribute('cx', String(west + (longitude + 68) * dx));
  point.setAttribute('cy', String(north - (latitude + 16) * dy));
  point.removeAttribute('visibility');
}
