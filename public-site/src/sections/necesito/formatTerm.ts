import { addBusinessDays, calendarCovers, type Holiday } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { formatLongDate } from '@coop/domain/format';
import type { Parametros } from '../../reading/simulables';
import { businessDays } from '../../wording/formats';
import type { Situacion } from './readSituaciones';

type KnownTerms = {
  parametros: Parametros | undefined;
  feriados: readonly Holiday[];
  today: string;
  defensoria: Entidad['defensoria'];
};

export function formatTerm(plazo: Situacion['plazo'], known: KnownTerms): string | undefined {
  const days = plazo && known.parametros?.[plazo];
  if (!days) return undefined;
  if (plazo === 'segundaInstanciaPlazo')
    return `Si la respuesta no le conforma, tiene ${businessDays(days)} para acudir a: ${known.defensoria.nombre}.`;
  const limit = addBusinessDays(known.today, days, known.feriados, null);
  const until = calendarCovers(known.today, limit, known.feriados)
    ? `: si reclama hoy, hasta el ${formatLongDate(limit).replace(/,| de \d+$/g, '')}`
    : '';
  return `Respuesta en ${businessDays(days)}${until}.`;
}
