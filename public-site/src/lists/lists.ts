import { filterable, list } from './list';

// Separate from the lazily loaded pages: routes need the parameters of each list at startup.

export const agencias = list('sitio/agencias', {
  filters: ['departamento', 'tipo', 'cajero'],
  perPage: 100,
  sort: ['orden', 'ASC'],
});

export const bienes = list('institucional/bienes-adjudicados', {
  filters: ['tipo', 'departamento'],
  monto: 'precio',
  perPage: 9,
  sort: ['disponibilidad', 'ASC'],
  orders: { precio: ['precio', 'ASC'], '-precio': ['precio', 'DESC'] },
});

export const boletines = list('institucional/boletines-informativos', {
  filters: ['gestion', 'periodicidad'],
  perPage: 24,
  sort: ['fechaEdicion', 'DESC'],
});

export const comunicados = list('comunicados', {
  filters: ['tipo'],
  date: 'fechaComunicado',
  perPage: 12,
  sort: ['fechaComunicado', 'DESC'],
  always: { enLista: true },
});

export const licitaciones = list('institucional/licitaciones', {
  filters: ['fase', 'tipo'],
  date: 'presentacionHasta',
  perPage: 6,
});

export const memorias = list('institucional/memorias-institucionales', {
  filters: ['gestion'],
  perPage: 200,
  sort: ['gestion', 'DESC'],
  noSearch: true,
});

export const novedades = list('novedades', {
  filters: ['categoria'],
  date: 'fechaPublicacion',
  perPage: 9,
  sort: ['destacado', 'DESC'],
});

export const remates = list('remates', {
  filters: ['etapa', 'departamento', 'tipoBien'],
  monto: 'base',
  perPage: 6,
});

export const actividades = list('institucional/responsabilidad-social-empresarial', {
  filters: ['eje'],
  date: 'fechaActividad',
  perPage: 9,
  sort: ['fechaActividad', 'DESC'],
  always: { tipo: 'actividad' },
  noSearch: true,
});

export const byGestion = filterable(['gestion'], { noSearch: true });

export const tarifario = filterable(['grupo', 'moneda']);
