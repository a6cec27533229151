import { filtrable, lista } from './lista';

// Apart from their pages, which are loaded when somebody opens them: routes know the parameters of each from the start.

export const agencias = lista('sitio/agencias', {
  filtros: ['departamento', 'tipo', 'cajero'],
  porPagina: 100,
  sort: ['orden', 'ASC'],
});

export const bienes = lista('institucional/bienes-adjudicados', {
  filtros: ['tipo', 'departamento'],
  monto: 'precio',
  porPagina: 9,
  sort: ['disponibilidad', 'ASC'],
  ordenes: { precio: ['precio', 'ASC'], '-precio': ['precio', 'DESC'] },
});

export const boletines = lista('institucional/boletines-informativos', {
  filtros: ['gestion', 'periodicidad'],
  porPagina: 24,
  sort: ['fechaEdicion', 'DESC'],
});

export const comunicados = lista('comunicados', {
  filtros: ['tipo'],
  fecha: 'fechaComunicado',
  porPagina: 12,
  sort: ['fechaComunicado', 'DESC'],
  siempre: { enLista: true },
});

export const licitaciones = lista('institucional/licitaciones', {
  filtros: ['fase', 'tipo'],
  fecha: 'presentacionHasta',
  porPagina: 6,
});

export const memorias = lista('institucional/memorias-institucionales', {
  filtros: ['gestion'],
  porPagina: 200,
  sort: ['gestion', 'DESC'],
  sinBusqueda: true,
});

export const novedades = lista('novedades', {
  filtros: ['categoria'],
  fecha: 'fechaPublicacion',
  porPagina: 9,
  sort: ['destacado', 'DESC'],
});

export const remates = lista('remates', {
  filtros: ['etapa', 'departamento', 'tipoBien'],
  monto: 'base',
  porPagina: 6,
});

/** What the cooperative did, apart from its programmes and reports. */
export const actividades = lista('institucional/responsabilidad-social-empresarial', {
  filtros: ['eje'],
  fecha: 'fechaActividad',
  porPagina: 9,
  sort: ['fechaActividad', 'DESC'],
  siempre: { tipo: 'actividad' },
  sinBusqueda: true,
});

/** Figures month by month: of a year, or the latest. */
export const porGestion = filtrable(['gestion'], { sinBusqueda: true });

/** The lines of a schedule of charges. */
export const tarifario = filtrable(['grupo', 'moneda']);
