import { describe, expect, it } from '@jest/globals';
import { hasPassword } from './noSecrets.js';

describe('hasPassword', () => {
  it.each([
    ['clave: 1234'],
    ['Mi clave es 4582 y no entra'],
    ['mi contraseña es Juan2020'],
    ['Contraseña: "illimani9"'],
    ['mi contrasena = a1b2c3'],
    ['CLAVE 123456'],
    ['Mi PIN es: 4321.'],
    ['el pin 4321'],
    ['pin de mi tarjeta 4321'],
    ['CVV 123'],
    ['cvv2: 123'],
    ['El código de seguridad es 987'],
    ['clave secreta 9087'],
    ['la clave de mi tarjeta es 8899'],
  ])('finds a password in «%s»', (text) => {
    expect(hasPassword(text)).toBe(true);
  });

  it.each([
    ['Mi clave no funciona'],
    ['Mi clave es la misma de siempre'],
    ['Olvidé mi clave el 12/11/2026'],
    ['Puse mi clave 3 veces y se bloqueó'],
    ['El PIN se bloqueó en 2024'],
    ['Cambié la clave 15/03/2026 por la tarde'],
    ['La clave tiene 4 dígitos'],
    ['Me piden una clave de 6 caracteres'],
    ['Clave: no la recuerdo'],
    ['Código de seguridad: no llegó al 71234567'],
    ['Mi clave, desde 2024, no sirve'],
    ['El terreno tiene clave catastral 12345'],
    ['Un punto clave: 3 cuotas'],
    ['Perdí mi pin y mi tarjeta, llámeme al 71234567'],
    ['Pagué Bs 1234 en la agencia clave del barrio'],
    [''],
  ])('finds none in «%s»', (text) => {
    expect(hasPassword(text)).toBe(false);
  });
});
