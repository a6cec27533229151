import { type AnySection, sections } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { faultLines } from '../../fields/facts/faults';
import { missingToPublish, publicationNote, publishingNote } from './publicationNote';

const novedades = sections.novedades as AnySection;
const today = '2026-11-20';

test.each([
  [{ situacion: 'borrador' }, 'Es un borrador: los visitantes no lo ven.'],
  [{ situacion: 'vigente' }, 'Los visitantes lo ven.'],
  [
    { situacion: 'vigente', vigenteHasta: '2026-12-31', conCambios: true },
    'Los visitantes lo ven. Se mostrará hasta el 31 de diciembre de 2026. Tiene cambios que los visitantes todavía no ven.',
  ],
  [{ situacion: 'programado', vigenteDesde: '2027-01-05' }, 'Se publica el 5 de enero de 2027.'],
  [
    { situacion: 'vencido', vigenteHasta: '2026-10-01' },
    'Dejó de mostrarse: su vigencia terminó el 1 de octubre de 2026.',
  ],
  [
    { situacion: 'vencido', vigenteHasta: '2026-10-01', vigencia: 'finalizado' },
    'Ya no está en las listas: su vigencia terminó el 1 de octubre de 2026. Los visitantes lo leen todavía en su dirección.',
  ],
  [{ situacion: 'archivado' }, 'Está archivado: los visitantes no lo ven.'],
])('publicationNote describes %j: %s', (row, note) => expect(publicationNote(row)).toBe(note));

test.each([
  [{}, 'Los visitantes lo verán desde ahora.'],
  [{ vigenteDesde: '2026-11-20' }, 'Los visitantes lo verán desde ahora.'],
  [{ vigenteDesde: '2027-01-05' }, 'Se publica el 5 de enero de 2027.'],
  [
    { vigenteHasta: '2026-10-01' },
    'Los visitantes no lo verán: su vigencia terminó el 1 de octubre de 2026. Cambie la fecha si debe verse.',
  ],
])('publishingNote announces for %j: %s', (row, note) => expect(publishingNote(row, today)).toBe(note));

const sound = {
  titulo: 'Una noticia',
  contenido: `<p>${'Texto de la noticia. '.repeat(5)}</p>`,
  categoria: 'institucional',
  fechaPublicacion: '2026-11-20',
  imagen: '01a1fb7d-9238-74e0-8519-6f842f16879c',
};

test('missingToPublish reports missing values by field', () => {
  expect(missingToPublish(novedades, 'administrador', sound)).toEqual([]);
  expect(missingToPublish(novedades, 'administrador', { ...sound, imagen: null, titulo: '' })).toEqual([
    { name: 'imagen', label: 'Portada', message: 'Falta la portada' },
    { name: 'titulo', label: 'Título', message: 'Este campo es obligatorio' },
  ]);
});

test('missingToPublish reports an unparseable date by its format, and skips the rules of its field', () => {
  const missing = missingToPublish(sections.remates as AnySection, 'administrador', {
    fechaSubasta: '15/12/2031',
    fechaPublicacionPrensa: '31/11',
  });
  expect(missing).toContainEqual({
    name: 'fechaSubasta',
    label: 'Fecha y hora de la subasta',
    message: 'Escriba la fecha y la hora como 31/12/2026 08:30',
  });
  expect(missing).toContainEqual({
    name: 'fechaPublicacionPrensa',
    label: 'Publicación en prensa',
    message: 'Escriba la fecha como 31/12/2026',
  });
});

test('faultLines names fields by their labels', () =>
  expect(faultLines(novedades, { 'galeria.0.imagen': 'Falta', '': 'No se puede' })).toEqual([
    'Galería, fila 1, Imagen: Falta',
    'No se puede',
  ]));
