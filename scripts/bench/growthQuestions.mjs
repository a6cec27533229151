const json = (value) => encodeURIComponent(JSON.stringify(value));
const list = (section, query) =>
  `/api/${section}?${Object.entries({ range: [0, 24], ...query })
    .map(([name, value]) => `${name}=${json(value)}`)
    .join('&')}`;

const consultas = (query) => list('contactanos/consultas', query);
const novedades = (query) => list('publico/novedades', query);
const auditoria = (query) => list('sitio/auditoria', query);

/** Queries of the screens: name, path, and whether they need a staff token. */
export const questions = [
  ['consultas: primera página', consultas({}), true],
  ['consultas: orden creadoEn', consultas({ sort: ['creadoEn', 'DESC'] }), true],
  ['consultas: orden nombres', consultas({ sort: ['nombres', 'ASC'] }), true],
  ['consultas: orden plazo', consultas({ sort: ['plazo', 'DESC'] }), true],
  ['consultas: orden asignadoA', consultas({ sort: ['asignadoA', 'DESC'] }), true],
  ['consultas: página honda', consultas({ range: [975, 999], sort: ['creadoEn', 'DESC'] }), true],
  ['consultas: la más honda', consultas({ range: [9975, 9999], sort: ['creadoEn', 'DESC'] }), true],
  ['consultas: filtro tema', consultas({ filter: { tema: 'creditos' } }), true],
  ['consultas: filtro estado', consultas({ filter: { estado: 'nueva' } }), true],
  ['consultas: filtro plazo', consultas({ filter: { plazo: 'vencido' } }), true],
  ['consultas: q común', consultas({ filter: { q: 'credito' } }), true],
  ['consultas: q rara', consultas({ filter: { q: 'c4ca4238a0' } }), true],
  ['consultas: q sin nada', consultas({ filter: { q: 'xyzxyz' } }), true],
  ['consultas: q de dos letras', consultas({ filter: { q: 'zq' } }), true],
  ['panel', '/api/panel', true],
  ['panel: tendencias', '/api/panel/tendencias', true],
  ['auditoría: primera página', auditoria({}), true],
  ['auditoría: filtro acción', auditoria({ filter: { accion: 'responder' } }), true],
  ['auditoría: q común', auditoria({ filter: { q: 'quispe' } }), true],
  ['auditoría: q rara', auditoria({ filter: { q: 'con-77' } }), true],
  ['visitante: novedades', novedades({}), false],
  ['visitante: categoría', novedades({ filter: { categoria: 'socios' } }), false],
  ['visitante: q común', novedades({ filter: { q: 'credito' } }), false],
  ['visitante: q rara', novedades({ filter: { q: 'c4ca4238a0' } }), false],
  ['visitante: buscar lo común', '/api/publico/busqueda?q=cooperativa', false],
  ['visitante: buscar lo raro', '/api/publico/busqueda?q=c4ca4238a0b923820dcc509a6f75849b', false],
  ['visitante: secciones de lo hallado', '/api/publico/busqueda/secciones?q=cooperativa', false],
  ['visitante: sugerencias', '/api/publico/busqueda/sugerencias?q=viv', false],
];
