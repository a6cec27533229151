import { type Draft, formatNumber, type sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';

type Saldo = Draft<typeof sections.saldos>;

const socios: [numeroSocio: string, documento: string, nombre: string, agencia: string][] = [
  ['10234', '4812345', 'María Elena Choque Mamani', 'Oficina Central La Paz'],
  ['11872', '5698741', 'Jorge Arce Villca', 'Agencia Cochabamba Centro'],
  ['8741', '3345678', 'Rosa Quispe', 'Agencia El Alto – La Ceja'],
  ['14520', '7785412', 'Luis Fernando Rojas Peña', 'Agencia Santa Cruz Centro'],
  ['5012', '2987456', 'Teodora Condori Flores', 'Agencia Oruro'],
  ['16008', '8456123', 'Ana Belén Suárez Ortiz', 'Agencia Santa Cruz Centro'],
  ['9120', '4125896', 'Ramiro Colque Huanca', 'Agencia Potosí'],
  ['17455', '9012345', 'Daniela Rocha Terán', 'Agencia Quillacollo'],
  ['7230', '3698521', 'Félix Mamani Apaza', 'Agencia Viacha'],
  ['12966', '6321478', 'Silvia Torrez Lima', 'Oficina Central La Paz'],
  ['15110', '7412589', 'Óscar Vargas Cuéllar', 'Agencia Montero'],
  ['6644', '2456987', 'Juana Callisaya Ticona', 'Agencia El Alto – Villa Adela'],
];

/** Three or four operations per member: savings, certificates, a loan, and some deposits. */
export const saldos = (): Saldo[] =>
  socios.flatMap(([numeroSocio, numeroDocumento, nombreCompleto, agencia], at) => {
    const socio = { numeroSocio, numeroDocumento, nombreCompleto, agencia };
    const own = (values: Omit<Saldo, keyof typeof socio>): Saldo => ({ ...socio, ...values });
    const saldo = 820.5 + at * 1374.35;
    return [
      own({
        productoTipo: 'caja_ahorro',
        numeroOperacion: `1001-${numeroSocio}`,
        moneda: 'BOB',
        saldo: saldo.toFixed(2),
        saldoDisponible: (saldo - 8).toFixed(2),
        tasaAnual: saldo >= 5000 ? '3' : '2',
        fechaApertura: day(-1900 + at * 90),
      }),
      own({
        productoTipo: 'certificado_aportacion',
        numeroOperacion: `CA-${numeroSocio}`,
        moneda: 'BOB',
        saldo: (320 + at * 40).toFixed(2),
      }),
      own({
        productoTipo: 'credito',
        numeroOperacion: `CR-22${numeroSocio}`,
        moneda: 'BOB',
        saldo: (48_000 - at * 3150.4).toFixed(2),
        tasaAnual: at % 3 === 0 ? '16' : '11.5',
        fechaApertura: day(-420 + at * 12),
        fechaVencimiento: day(660 + at * 12),
        cuota: (1757.85 - at * 71.3).toFixed(2),
        proximaCuotaEn: day(at === 4 ? -18 : 5 + at),
        diasMora: at === 4 ? 18 : 0,
        estadoOperacion: 'vigente',
      }),
      ...(at % 2 === 0
        ? [
            own({
              productoTipo: 'dpf',
              numeroOperacion: `DPF-${numeroSocio}`,
              moneda: at % 4 === 0 ? 'BOB' : 'USD',
              saldo: (at % 4 === 0 ? 20_000 + at * 2500 : 3000 + at * 400).toFixed(2),
              tasaAnual: at % 4 === 0 ? '4.75' : '1',
              fechaApertura: day(-200),
              fechaVencimiento: day(160),
            }),
          ]
        : []),
    ];
  });

/** Monthly figures in whole bolivianos. Examples that grow a little each month. */
export type Balance = {
  activo: number;
  pasivo: number;
  patrimonio: number;
  carteraBruta: number;
  carteraMora: number;
  previsiones: number;
  depositos: number;
  resultadoGestion: number;
  socios: number;
};

const MONTHLY_GROWTH = 1.0058;

/** Computes the balance of a past month. `month` (1–12): the year's result restarts each January. */
export function balanceOf(monthsAgo: number, month: number): Balance {
  const scale = MONTHLY_GROWTH ** -monthsAgo;
  // A slow wave, so that the curves look natural.
  const wave = Math.sin(monthsAgo / 2.3);
  const activo = whole(1_486_000_000 * scale * (1 + wave * 0.004));
  const patrimonio = whole(172_300_000 * scale * (1 + wave * 0.002));
  const carteraBruta = whole(1_128_000_000 * scale * (1 + wave * 0.003));
  const carteraMora = whole(carteraBruta * (0.016 + monthsAgo * 0.00028 + wave * 0.0006));
  return {
    activo,
    pasivo: activo - patrimonio,
    patrimonio,
    carteraBruta,
    carteraMora,
    previsiones: whole(carteraMora * (1.72 - monthsAgo * 0.004 + Math.sin(monthsAgo / 3.1) * 0.03)),
    depositos: whole(1_174_000_000 * scale * (1 + wave * 0.003)),
    resultadoGestion: whole(1_040_000 * month * scale),
    socios: Math.round(48_310 * scale),
  };
}

/** Returns the members at the end of a year, consistent with the balances; for the current year, to date. */
export function membersAtTheEndOf(gestion: number): string {
  const [thisYear = 0, thisMonth = 0] = day(0).split('-').map(Number);
  const monthsAgo = Math.max(1, (thisYear - gestion) * 12 + thisMonth - 12);
  return formatNumber(balanceOf(monthsAgo, 12).socios, 0);
}

const whole = (amount: number) => Math.round(amount / 1000) * 1000;
