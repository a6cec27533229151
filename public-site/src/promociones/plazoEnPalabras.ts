import { formatDate } from '@coop/domain/format';

const PRONTO_DIAS = 30;

/** When a promotion ends, as people say it: «Termina hoy», «Termina en 5 días», «Hasta el 3 de enero de 2027». */
export function plazoEnPalabras(diasRestantes: number | null, vigenteHasta: string | null): string {
  if (diasRestantes === null) return 'Promoción finalizada';
  if (diasRestantes === 0) return 'Termina hoy';
  if (diasRestantes === 1) return 'Termina mañana';
  if (diasRestantes <= PRONTO_DIAS || !vigenteHasta) return `Termina en ${diasRestantes} días`;
  return `Hasta el ${formatDate(vigenteHasta)}`;
}
