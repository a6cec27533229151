import type { Holiday } from '@coop/domain/calendar';
import { attentionAt } from './attentionAt';

const MINUTE_MS = 60_000;

/** Shows whether each branch is open, by the visitor's clock. The list element holds the holidays of all of them. */
export function startOpenNow(list: HTMLElement) {
  const feriados: readonly Holiday[] = JSON.parse(list.dataset.feriados ?? '[]');
  const look = () => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-atencion]')) showState(place, feriados);
  };
  look();
  setInterval(look, MINUTE_MS);
}

function showState(place: HTMLElement, feriados: readonly Holiday[]) {
  const { abierta, sigue, feriado, motivo } = attentionAt(
    JSON.parse(place.dataset.atencion ?? ''),
    feriados,
    new Date(),
  );
  const [open, closed, more] = place.children;
  open?.toggleAttribute('hidden', !abierta);
  closed?.toggleAttribute('hidden', abierta);
  // Only a closed branch needs its reason here: the hours in its details have it too.
  const why = !abierta && motivo;
  if (more) more.textContent = [feriado && `feriado: ${feriado}`, sigue, why].filter(Boolean).join(' · ');
  place.hidden = false;
  place.closest<HTMLElement>('[data-agencia]')?.toggleAttribute('data-abierta', abierta);
}
