import { type Draft, formatMoney, formatShortDate, sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { monthEnd, year } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { type Balance, balanceOf } from './cases/saldos.js';

const section = sections['institucional/estados-financieros'];
type Estado = Draft<typeof section>;
type Documento = NonNullable<Estado['documentos']>[number];

const { published, draft, archived } = publishing(section);

const row = (label: string, amount: number) => [label, formatMoney(amount)];

const documento = (tipo: Documento['tipo'], titulo: string, corte: string, figures: string[][]): Documento => ({
  tipo,
  archivo: pdf(
    titulo,
    `Al ${formatShortDate(corte)}, en bolivianos`,
    ['Cifras de ejemplo, preparadas con el formato del manual de cuentas.'],
    [['Cuenta', 'Importe'], ...figures],
  ),
});

const documentosOf = (corte: string, balance: Balance): Documento[] => [
  documento('balance', 'Balance general', corte, [
    row('Activo', balance.activo),
    row('Cartera bruta', balance.carteraBruta),
    row('Pasivo', balance.pasivo),
    row('Depósitos', balance.depositos),
    row('Patrimonio', balance.patrimonio),
  ]),
  documento('estado_resultados', 'Estado de ganancias y pérdidas', corte, [
    row('Ingresos financieros', balance.resultadoGestion * 9),
    row('Gastos financieros', balance.resultadoGestion * 4),
    row('Gastos de administración', balance.resultadoGestion * 4),
    row('Resultado de la gestión', balance.resultadoGestion),
  ]),
];

const money = (amount: number) => amount.toFixed(2);
const figuresOf = ({ socios, ...balance }: Balance) => ({
  ...Object.fromEntries(Object.entries(balance).map(([name, amount]) => [name, money(amount)])),
  socios,
  numeroAgencias: 12,
});

const alCierre = (monthsAgo: number, tipo: Estado['tipo'] = 'mensual'): Estado => {
  const fechaCorte = monthEnd(monthsAgo);
  const balance = balanceOf(monthsAgo, Number(fechaCorte.slice(5, 7)));
  return { fechaCorte, tipo, documentos: documentosOf(fechaCorte, balance), ...figuresOf(balance) };
};

/** Months since the last quarter ended, or the last half-year for 6. */
const monthsSinceLast = (every: 3 | 6) => (Number(monthEnd(1).slice(5, 7)) % every) + 1;

const monthsSince = (gestion: number) => {
  const [now = 0, month = 0] = monthEnd(0).split('-').map(Number);
  return (now - gestion) * 12 + month - 12;
};

const anual = (gestion: number): Estado => {
  const fechaCorte = `${gestion}-12-31`;
  const balance = balanceOf(monthsSince(gestion), 12);
  return {
    fechaCorte,
    tipo: 'anual_auditado',
    firmaAuditora: 'Auditores Asociados del Ande S.R.L. (ejemplo)',
    documentos: [
      ...documentosOf(fechaCorte, balance),
      {
        tipo: 'dictamen_auditoria',
        archivo: pdf('Dictamen del auditor independiente', `Al ${formatShortDate(fechaCorte)}`, [
          'En nuestra opinión, los estados financieros presentan razonablemente, en todos los aspectos materiales, la situación patrimonial de la cooperativa.',
          'Dictamen de ejemplo, sin valor legal.',
        ]),
      },
      documento('notas', 'Notas a los estados financieros', fechaCorte, [row('Previsiones', balance.previsiones)]),
    ],
    ...figuresOf(balance),
  };
};

const MONTHS = 27;

/** Monthly, three audited years and the last half-year; an archived one and a draft. */
export const estadosFinancieros = (): Seed[] => [
  ...[3, 2, 1].map((yearsAgo) => published(`anual-auditado-${year(yearsAgo)}`, anual(year(yearsAgo)))),
  ...Array.from({ length: MONTHS }, (_, at) => published(`mensual-${monthEnd(MONTHS - at)}`, alCierre(MONTHS - at))),
  published('semestral', alCierre(monthsSinceLast(6), 'semestral')),
  archived('trimestral-retirado', alCierre(monthsSinceLast(3) + 3, 'trimestral')),
  draft('trimestral-en-preparacion', { ...alCierre(monthsSinceLast(3), 'trimestral'), documentos: [] }),
];
