import type { Draft, sections } from '@coop/domain';
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
