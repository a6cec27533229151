import { cents } from '../../amounts/amounts.js';
import { addYears, dayInLaPaz } from '../../calendar/days.js';
import { creationDay } from '../../rules/rules.js';
import { formatMoney } from '../../text/format.js';

/** Age limits of the loan insurer. */
const YOUNGEST = 18;
const OLDEST = 75;
const FRUITLESS_ATTEMPTS = 3;

type Application = {
  creadoEn?: string;
  estado?: string;
  fechaNacimiento?: string;
  moneda?: string;
  montoSolicitado?: string;
  plazoMeses?: number;
  montoAprobado?: string | null;
  plazoAprobado?: number | null;
  aprobacionConfirmada?: boolean | null;
  desembolsadoEn?: string | null;
  contactos?: readonly { fecha: string; resultado: string }[] | null;
};

export const solicitudRules = [
  {
    field: 'fechaNacimiento',
    message: `Debe tener entre ${YOUNGEST} y ${OLDEST} años`,
    holds: ({ fechaNacimiento, creadoEn }: Application, today: string) => {
      const received = creationDay({ creadoEn }, today);
      return (
        !fechaNacimiento ||
        (addYears(fechaNacimiento, YOUNGEST) <= received && addYears(fechaNacimiento, OLDEST + 1) > received)
      );
    },
  },
  {
    field: 'contactos',
    message: 'Registre el contacto que tuvo con la persona',
    holds: ({ estado, contactos }: Application) =>
      estado !== 'contactado' || contactos?.at(-1)?.resultado === 'contesto',
  },
  {
    field: 'contactos',
    message: `Registre al menos ${FRUITLESS_ATTEMPTS} intentos de contacto`,
    holds: ({ estado, contactos }: Application) =>
      estado !== 'no_contactado' ||
      (contactos ?? []).filter(({ resultado }) => resultado !== 'contesto').length >= FRUITLESS_ATTEMPTS,
  },
  {
    field: 'aprobacionConfirmada',
    message: ({ moneda, montoSolicitado, plazoMeses }: Application) =>
      `Se aprueba más de lo solicitado (${formatMoney(montoSolicitado ?? '0', moneda)} a ${plazoMeses} meses): revíselo o confirme que es correcto`,
    holds: ({ estado, aprobacionConfirmada, ...row }: Application) =>
      estado !== 'aprobada' ||
      aprobacionConfirmada === true ||
      ((row.plazoAprobado ?? 0) <= (row.plazoMeses ?? Number.POSITIVE_INFINITY) &&
        (!row.montoSolicitado || !row.montoAprobado || cents(row.montoAprobado) <= cents(row.montoSolicitado))),
  },
  {
    field: 'desembolsadoEn',
    message: 'El desembolso va desde el día de la solicitud hasta hoy',
    holds: ({ estado, desembolsadoEn, creadoEn }: Application, today: string) =>
      estado !== 'desembolsada' ||
      !desembolsadoEn ||
      (desembolsadoEn <= today && desembolsadoEn >= creationDay({ creadoEn }, today)),
  },
  {
    field: 'contactos',
    message: 'La fecha del contacto no puede ser posterior a hoy',
    holds: ({ contactos }: Application, today: string) =>
      (contactos ?? []).every(({ fecha }) => dayInLaPaz(fecha) <= today),
  },
] as const;
