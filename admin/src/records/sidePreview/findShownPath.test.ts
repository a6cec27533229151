import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { findShownPath, placesOf } from './placesOf';

const places = placesOf(sections['sitio/paginas'].fields, {
  titulo: 'Quiénes somos',
  resumen: null,
  bloques: [
    { tipo: 'texto', titulo: 'Nuestra historia', texto: '<p>Nacimos en 1964.</p><p>Somos de <b>La Paz</b>.</p>' },
    { tipo: 'imagen', titulo: 'Nuestra casa', imagen: '0199aaaa-0000-7000-8000-000000000001' },
  ],
});
const pathOf = (...texts: string[]) =>
  findShownPath(
    places,
    texts.map((text) => ({ text })),
  );

describe('the field shown by a part of the page', () => {
  it.each([
    ['its whole text', ['QUIÉNES  somos'], 'titulo'],
    ['a paragraph of its text', ['Somos de La Paz.'], 'bloques.0.texto'],
    ['a word within a paragraph', ['La Paz', 'Somos de La Paz.'], 'bloques.0.texto'],
    ['a text that contains it', ['Inicio', 'Página: Quiénes somos'], 'titulo'],
    ['another text of its block', ['', 'Nuestra casa'], 'bloques.1.titulo'],
  ])('is found by %s', (_what, texts, path) => {
    expect(pathOf(...texts)).toBe(path);
  });

  it('is found by its picture', () => {
    const address = '/vista-previa/x/archivos/0199aaaa-0000-7000-8000-000000000001/1/640.webp';
    expect(findShownPath(places, [{ text: '', address }])).toBe('bloques.1.imagen');
  });

  it('is undefined when no field has that text', () => {
    expect(pathOf('', 'Tipo de cambio', '6,96')).toBeUndefined();
    expect(pathOf('a')).toBeUndefined();
  });
});
