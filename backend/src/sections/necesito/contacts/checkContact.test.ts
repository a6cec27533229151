import { describe, expect, it } from '@jest/globals';
import { checkContact } from './contact-check.service.js';

const own = {
  telefonos: [
    ['800-10-0000', 'Línea gratuita'],
    ['2 2440000', 'Oficina Central'],
    ['59170000000', 'WhatsApp'],
  ],
  correos: [['contacto@coop.example', 'Correo']],
  direcciones: [
    ['https://banca.coop.example/ingreso', 'Banca en línea'],
    ['https://www.coop.example', 'Sitio'],
    ['https://redes.example/coop', 'Facebook'],
    ['https://perfiles.example/ver?id=615', 'Perfil'],
  ],
} as const;

describe('checkContact', () => {
  it.each([
    ['800 10 0000', 'telefono', 'Línea gratuita'],
    ['+591 2 2440000', 'telefono', 'Oficina Central'],
    ['0059170000000', 'telefono', 'WhatsApp'],
    ['70000000', 'telefono', 'WhatsApp'],
    ['(2) 244 0000', 'telefono', 'Oficina Central'],
    ['(+591) 2-2440000', 'telefono', 'Oficina Central'],
    ['Contacto@Coop.example', 'correo', 'Correo'],
    ['https://banca.coop.example/ingreso?x=1', 'direccion', 'Banca en línea'],
    ['coop.example/novedades', 'direccion', 'Sitio'],
    ['redes.example/coop/', 'direccion', 'Facebook'],
    ['redes.example/%63oop/fotos/a%C3%B1o', 'direccion', 'Facebook'],
    ['perfiles.example/ver?lang=es&id=615', 'direccion', 'Perfil'],
  ])('recognises %s', (typed, clase, nombre) => expect(checkContact(typed, own)).toEqual({ clase, nombre }));

  it.each([
    ['800 10 0001', 'telefono'],
    ['70000001', 'telefono'],
    ['+22 440000', 'telefono'],
    ['0022440000', 'telefono'],
    ['+70000000', 'telefono'],
    ['contacto@coop.example.net', 'correo'],
    ['gerencia@coop.example', 'correo'],
    ['https://coop.example.net/', 'direccion'],
    ['https://coop.example@evil.example/', 'direccion'],
    ['https://banca.coop.example.evil.example/ingreso', 'direccion'],
    ['https://evil.example/coop.example', 'direccion'],
    ['https://cооp.example/', 'direccion'],
    ['https://redes.example/coop-oficial', 'direccion'],
    ['https://redes.example/coop/../otra', 'direccion'],
    ['https://redes.example/coop/%2e%2E/otra', 'direccion'],
    ['https://redes.example/coop/..%2fotra', 'direccion'],
    ['https://redes.example/coop/..%5Cotra', 'direccion'],
    ['https://redes.example/coop/..%252fotra', 'direccion'],
    ['https://redes.example/coop/..%25252Fotra', 'direccion'],
    ['https://redes.example/coop/%', 'direccion'],
    ['https://user@coop.example/', 'direccion'],
    ['https://coop.example:8443/', 'direccion'],
    ['https://perfiles.example/ver?id=666', 'direccion'],
    ['https://perfiles.example/ver?id=615&id=666', 'direccion'],
    ['https://perfiles.example/ver', 'direccion'],
  ])('does not recognise %s', (typed, clase) => expect(checkContact(typed, own)).toEqual({ clase, nombre: null }));

  it.each(['123', 'hola', 'javascript:alert(1)', '....', 'a b c.d', 'https://coop.example\\@evil.example/'])(
    'returns undefined for %s',
    (typed) => expect(checkContact(typed, own)).toBeUndefined(),
  );
});
