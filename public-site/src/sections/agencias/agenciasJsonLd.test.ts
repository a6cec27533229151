import { expect, it } from '@jest/globals';
import type { Publicado } from '../../reading/leer';
import { agenciasJsonLd } from './agenciasJsonLd';

const agencia = {
  nombre: 'Agencia Montero',
  tipo: 'agencia_fija',
  slug: 'agencia-montero',
  direccion: 'Calle Warnes 78',
  municipio: 'Montero',
  departamento: 'SC',
  telefonos: ['3 9220000'],
  atencionHoy: 'activa',
  cerradaHasta: null,
  horarios: [{ dias: 'sab', abre: '09:00', cierra: '12:30' }],
  horariosEspeciales: [],
} as unknown as Publicado<'sitio/agencias'>;

const hoursOf = (values: Partial<Publicado<'sitio/agencias'>>) => {
  const things = agenciasJsonLd([{ ...agencia, ...values }], (path) => path, '2026-11-28');
  const [list] = things as unknown as [{ itemListElement: [{ item: Record<string, unknown> }] }];
  return list.itemListElement[0].item;
};
const days = (dayOfWeek: readonly string[]) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek });
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it('includes special hours and closed days', () => {
  const { specialOpeningHoursSpecification: special, openingHoursSpecification: usual } = hoursOf({
    horariosEspeciales: [
      {
        desde: '2026-12-01',
        hasta: '2026-12-31',
        dias: 'lun_vie',
        abre: '08:30',
        cierra: '18:30',
        motivo: 'diciembre',
      },
      { desde: '2026-12-24', hasta: '2026-12-24', dias: null, abre: null, cierra: null, motivo: 'inventario' },
    ],
  });
  expect(usual).toEqual([{ ...days(['Saturday']), opens: '09:00', closes: '12:30' }]);
  expect(special).toEqual([
    { ...days(week), opens: '08:30', closes: '18:30', validFrom: '2026-12-01', validThrough: '2026-12-31' },
    {
      ...days([...week, 'Saturday', 'Sunday']),
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
  ]);
});

it('includes a temporary closure, and round-the-clock hours for ATMs', () => {
  const closed = hoursOf({ atencionHoy: 'cerrada_temporal', cerradaHasta: '2026-12-23' });
  expect(closed.specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-11-28', validThrough: '2026-12-23' },
  ]);
  const machine = hoursOf({ tipo: 'cajero', horarios: [], cajero24h: true });
  expect(machine.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});
