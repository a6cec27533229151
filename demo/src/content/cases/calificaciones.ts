import { type Draft, sections } from '@coop/domain';
import { at, day } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';

const section = sections['contactanos/calificaciones'];
type Calificacion = Draft<typeof section>;
type Puntaje = Calificacion['puntaje'];

const receive = receiving(section);

type Visita = [
  daysAgo: number,
  puntaje: Puntaje,
  donde: string,
  servicio: NonNullable<Calificacion['servicio']>,
  recomendaria: number,
  comentario?: string,
];

const agencias = ['oficina-central', 'el-alto-ceja', 'viacha', 'cochabamba-centro', 'santa-cruz-centro', 'oruro'];

const visitas: Visita[] = [
  [0, '5', 'viacha', 'ahorro', 10, 'Ya no tengo que ir hasta El Alto. Muy amable la señorita de plataforma.'],
  [1, '4', 'oficina-central', 'creditos', 8, 'Me explicaron bien el plan de pagos, pero esperé media hora.'],
  [2, '5', 'cochabamba-centro', 'dpf', 9],
  [3, '2', 'el-alto-ceja', 'pago_servicios', 3, 'Solo había una caja abierta y la fila salía a la calle.'],
  [4, '5', 'web', 'creditos', 9, 'El simulador me ayudó a decidir el plazo.'],
  [5, '4', 'oruro', 'tarjeta_debito', 8],
  [7, '3', 'santa-cruz-centro', 'ahorro', 6, 'Falta aire acondicionado en la sala de espera.'],
  [9, '5', 'telefono', 'banca_en_linea', 10, 'Me bloquearon la tarjeta en dos minutos cuando llamé.'],
  [12, '5', 'viacha', 'ser_socio', 10],
  [15, '1', 'cajero', 'tarjeta_debito', 1, 'El cajero estaba sin efectivo todo el fin de semana.'],
  [18, '4', 'cochabamba-centro', 'remesas', 8],
  [22, '5', 'oficina-central', 'dpf', 9, 'Me avisaron del vencimiento con anticipación.'],
  [27, '4', 'whatsapp', 'creditos', 7],
  [33, '5', 'oruro', 'ahorro', 9],
  [38, '3', 'el-alto-ceja', 'creditos', 6],
  [45, '5', 'santa-cruz-centro', 'transferencias_ach', 9],
  [52, '4', 'oficina-central', 'seguros', 8],
];

const visited = (donde: string): Pick<Calificacion, 'canalEvaluado' | 'agencia'> =>
  agencias.includes(donde)
    ? { canalEvaluado: 'agencia', agencia: idOf('sitio/agencias', donde) }
    : { canalEvaluado: donde as Calificacion['canalEvaluado'] };

const clamp = (score: number) => String(Math.min(5, Math.max(1, score))) as Puntaje;

/** Ratings of visits; one person asked for a call. */
export const calificaciones = (): Seed[] => [
  ...visitas.map(([daysAgo, puntaje, donde, servicio, recomendaria, comentario], number) =>
    receive(
      `calificacion-${number + 1}`,
      at(-daysAgo - 1, `${String(9 + (number % 9)).padStart(2, '0')}:${String((number * 17) % 60).padStart(2, '0')}`),
      {
        puntaje,
        ...visited(donde),
        servicio,
        fechaAtencion: day(-daysAgo - 1),
        trato: clamp(Number(puntaje) + (number % 2)),
        tiempoEspera: clamp(Number(puntaje) - (number % 3 === 0 ? 1 : 0)),
        claridad: clamp(Number(puntaje)),
        recomendaria,
        ...(comentario && { comentario }),
      },
      daysAgo > 20 ? { estado: 'revisada' } : {},
    ),
  ),
  receive('calificacion-30', at(-2, '12:40'), {
    puntaje: '2',
    canalEvaluado: 'agencia',
    agencia: idOf('sitio/agencias', 'el-alto-ceja'),
    servicio: 'creditos',
    comentario: 'Me hicieron volver tres veces por un papel que ya había entregado.',
    deseaContacto: true,
    nombre: 'Gonzalo Quisbert',
    celular: '71009988',
    aceptaTratamiento: true,
  }),
];
