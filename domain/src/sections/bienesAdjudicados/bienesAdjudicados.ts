import { amount, cents, ratio } from '../../amounts/amounts.js';
import { addDays, addYears, dayInLaPaz } from '../../calendar/days.js';
import type { Clock } from '../../language/derived.js';
import {
  boolean,
  choice,
  choices,
  computed,
  date,
  decimal,
  defaulted,
  integer,
  internal,
  managed,
  money,
  percent,
  phone,
  publication,
  reference,
  section,
  state,
  text,
  whether,
} from '../../language/index.js';
import { neededToPublish, notAfterToday } from '../../rules/rules.js';
import { formatMoney } from '../../text/format.js';
import { documentos } from '../shared/documentos.js';
import { galeria } from '../shared/galeria.js';
import { monedas } from '../shared/monedas.js';
import { motivoDeCorreccion } from '../shared/resultCorrection.js';
import { inmuebles, tiposDeBien } from '../shared/tiposDeBien.js';
import { coordenadas, ubicacion } from '../shared/ubicacion.js';
import { bienAdjudicadoFlow } from './bienAdjudicadoFlow.js';

const LONGEST_RESERVATION_DAYS = 30;
const ofRealEstate = { tipo: inmuebles };
const ofVehicles = { tipo: ['vehiculo'] };

export const bienesAdjudicados = section({
  name: 'institucional/bienes-adjudicados',
  label: { one: 'Bien adjudicado', many: 'Bienes adjudicados' },
  about: 'Bienes que la cooperativa recibió en pago de créditos y ofrece en venta.',
  icon: 'house',
  kind: publication({
    orderedBy: ['destacado'],
    at: '/institucional/bienes-adjudicados',
    when: { disponibilidad: ['disponible', 'reservado', 'vendido'] },
    hiddenDaysAfter: ['fechaVenta', 30],
    number: 'BA',
    needs: ['imagenes', 'contactoNombre', 'contactoCelular'],
  }),
  // A row has no number before it is first stored.
  title: ({ codigo, titulo }) => [codigo, titulo].filter(Boolean).join(' '),
  example: {
    titulo: 'Terreno en Viacha',
    tipo: 'terreno',
    descripcion: 'Terreno de 300 m² con acceso a la carretera y todos los servicios.',
    departamento: 'LP',
    municipio: 'Viacha',
    superficieTerreno: '300',
    moneda: 'BOB',
    precio: '180000.00',
    estadoDocumental: 'saneado',
  },
  groups: {
    Bien: {
      codigo: defaulted(
        text('Código', {
          pattern: /^[A-Z]{2,4}-\d{4}-\d{3,5}$/,
          message: 'Escriba el código como BA-2026-001',
          help: 'Si lo deja vacío recibe el siguiente número.',
        }),
      ),
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      tipo: choice('Tipo de bien', tiposDeBien, { required: true }),
      descripcion: text('Descripción', { required: true, multiline: true, min: 20, max: 5000 }),
    },
    Precio: {
      moneda: choice('Moneda', monedas, { required: true }),
      precio: money('Precio', { required: true, min: 0.01, currencyField: 'moneda' }),
      precioAnterior: money('Precio anterior', {
        min: 0.01,
        currencyField: 'moneda',
        help: 'Si lo escribe, se muestra el porcentaje de rebaja.',
      }),
      rebaja: computed(percent('Rebaja'), rebajaDe),
      formasPago: choices('Formas de pago', {
        contado: 'Al contado',
        credito_cooperativa: 'Crédito de la cooperativa',
      }),
    },
    Ubicación: {
      ...ubicacion(),
      ...coordenadas(),
    },
    Inmueble: {
      superficieTerreno: decimal('Superficie del terreno', {
        min: 0.01,
        max: 10_000_000,
        unit: 'm²',
        shownWhen: ofRealEstate,
      }),
      superficieConstruida: decimal('Superficie construida', {
        min: 0.01,
        max: 10_000_000,
        unit: 'm²',
        shownWhen: ofRealEstate,
      }),
      dormitorios: integer('Dormitorios', { min: 0, max: 50, shownWhen: ofRealEstate }),
      banos: integer('Baños', { min: 0, max: 50, shownWhen: ofRealEstate }),
      garajes: integer('Garajes', { min: 0, max: 50, shownWhen: ofRealEstate }),
      matriculaDdrr: internal(text('Matrícula en Derechos Reales', { max: 30, shownWhen: ofRealEstate })),
    },
    Vehículo: {
      marca: text('Marca', { max: 60, shownWhen: ofVehicles }),
      modelo: text('Modelo', { max: 60, shownWhen: ofVehicles }),
      anio: integer('Año', { min: 1900, max: 2100, shownWhen: ofVehicles }),
      placa: internal(text('Placa', { max: 12, shownWhen: ofVehicles })),
      kilometraje: integer('Kilometraje', { min: 0, max: 5_000_000, shownWhen: ofVehicles }),
      combustible: choice(
        'Combustible',
        { gasolina: 'Gasolina', diesel: 'Diésel', gnv: 'GNV', electrico: 'Eléctrico', hibrido: 'Híbrido' },
        { shownWhen: ofVehicles },
      ),
    },
    'Situación legal': {
      estadoDocumental: choice(
        'Situación legal',
        { saneado: 'Saneado', en_tramite: 'En trámite', con_ocupantes: 'Con ocupantes' },
        { required: true },
      ),
      gravamenes: text('Gravámenes y observaciones', { multiline: true, max: 500 }),
      fechaAdjudicacion: internal(date('Fecha de adjudicación')),
      remate: internal(reference('Remate de origen', 'remates')),
    },
    'Fotos y documentos': {
      imagenes: galeria('Fotos'),
      documentos: documentos('Ficha y condiciones', 3),
    },
    Contacto: {
      contactoNombre: text('Contacto', { max: 120 }),
      contactoCelular: phone('Celular del contacto'),
    },
    'Reserva y venta': {
      disponibilidad: state('Disponibilidad', bienAdjudicadoFlow),
      mesesEnVenta: internal(computed(integer('Meses en venta'), mesesEnVenta)),
      fechaReserva: internal(managed(date('Reservado el'))),
      reservadoHasta: internal(managed(date('Reservado hasta', { help: 'Como máximo 30 días después.' }))),
      reservaVencida: internal(
        whether('Reserva vencida', { disponibilidad: ['reservado'], reservadoHasta: { before: 'today' } }),
      ),
      notaReserva: internal(managed(text('Nota de la reserva', { multiline: true, max: 500 }))),
      fechaVenta: managed(date('Fecha de venta')),
      precioVenta: internal(managed(money('Precio de venta', { min: 0.01, currencyField: 'moneda' }))),
      precioConfirmado: internal(
        managed(
          boolean('Confirmo que el precio de venta es muy distinto del publicado', {
            help: 'Solo hace falta si es menos de la mitad o más del doble.',
          }),
        ),
      ),
      ...motivoDeCorreccion(),
    },
  },
  rules: [
    ...neededToPublish(
      { departamento: 'el departamento', municipio: 'el municipio', superficieTerreno: 'la superficie del terreno' },
      ofRealEstate,
    ),
    ...neededToPublish({ marca: 'la marca', modelo: 'el modelo', anio: 'el año' }, ofVehicles),
    {
      field: 'precioAnterior',
      message: 'El precio anterior debe ser mayor al precio',
      holds: ({ precio, precioAnterior }) => !precio || !precioAnterior || Number(precioAnterior) > Number(precio),
    },
    notAfterToday('fechaAdjudicacion'),
    {
      field: 'reservadoHasta',
      message: 'La reserva dura como máximo 30 días y no termina antes de empezar',
      holds: ({ fechaReserva, reservadoHasta }) =>
        !fechaReserva ||
        !reservadoHasta ||
        (reservadoHasta >= fechaReserva && reservadoHasta <= addDays(fechaReserva, LONGEST_RESERVATION_DAYS)),
    },
    notAfterToday('fechaVenta'),
    {
      field: 'fechaVenta',
      message: 'La venta no puede ser anterior a la reserva',
      holds: ({ fechaVenta, fechaReserva }) => !fechaVenta || !fechaReserva || fechaVenta >= fechaReserva,
    },
    {
      field: 'precioConfirmado',
      message: ({ precio, moneda }) =>
        `El precio publicado es de ${formatMoney(precio ?? '0', moneda)}: revise el de venta o confirme que es correcto`,
      holds: ({ disponibilidad, precio, precioVenta, precioConfirmado }) =>
        disponibilidad !== 'vendido' ||
        precioConfirmado === true ||
        !precio ||
        !precioVenta ||
        (2n * cents(precioVenta) >= cents(precio) && cents(precioVenta) <= 2n * cents(precio)),
    },
  ],
  unique: [['codigo']],
  figures: ({ today }) => [
    { clave: 'reserva_vencida', etiqueta: 'Reserva vencida', tono: 'pronto', filtro: { reservaVencida: true } },
    {
      clave: 'mas_de_un_anio',
      etiqueta: 'Más de 12 meses en venta',
      tono: 'pendiente',
      filtro: { disponibilidad: 'disponible', publicadoEn_hasta: addYears(today, -1) },
    },
  ],
  table: {
    columns: ['codigo', 'titulo', 'tipo', 'departamento', 'precio', 'disponibilidad', 'situacion'],
    link: 'titulo',
    pictures: ['imagenes.imagen'],
    filter: [
      'tipo',
      'departamento',
      'moneda',
      'precio',
      'superficieTerreno',
      'estadoDocumental',
      'destacado',
      'publicadoEn',
    ],
    search: ['codigo', 'titulo', 'tipo', 'descripcion', 'municipio', 'zona'],
  },
});

type PricedAsset = { precio: string; precioAnterior: string | null };

/** Returns the price reduction in percent of the previous price, rounded half up to two decimals. */
function rebajaDe({ precio, precioAnterior }: PricedAsset): string | null {
  if (!precioAnterior || cents(precioAnterior) <= cents(precio)) return null;
  return ratio(amount(cents(precioAnterior) - cents(precio)), precioAnterior);
}

/** Returns the whole months since first publication, while the asset is for sale. */
function mesesEnVenta(
  { publicadoEn, disponibilidad }: { publicadoEn: string | null; disponibilidad: string },
  { today }: Clock,
): number | null {
  if (!publicadoEn || disponibilidad === 'vendido' || disponibilidad === 'retirado') return null;
  const [from, to] = [dayInLaPaz(publicadoEn), today].map((day) => day.split('-').map(Number));
  const months = ((to?.[0] ?? 0) - (from?.[0] ?? 0)) * 12 + (to?.[1] ?? 0) - (from?.[1] ?? 0);
  return (to?.[2] ?? 0) < (from?.[2] ?? 0) ? months - 1 : months;
}
