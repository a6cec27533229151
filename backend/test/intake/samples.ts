import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../support/startApp.js';

export const consulta = {
  nombres: 'María Elena',
  primerApellido: 'Quispe',
  correo: 'maria@correo.com',
  tema: 'ahorro',
  mensaje: '¿Cuál es el monto mínimo para abrir una caja de ahorro?',
  medioRespuesta: 'correo',
  aceptaTratamiento: true,
};

let carnets = 5_000_000;

/** A complaint by a person without earlier complaints. */
export const reclamo = (change: object = {}) => ({
  tipoPersona: 'natural',
  nombres: 'Rosa',
  primerApellido: 'Mamani',
  tipoDocumento: 'ci',
  numeroDocumento: String(++carnets),
  esCliente: 'socio',
  celular: '71234567',
  direccion: 'Calle Murillo 123, zona Norte',
  departamento: 'LP',
  ciudad: 'El Alto',
  producto: 'cajero_automatico',
  motivo: 'dinero_no_dispensado',
  fechaHecho: '2026-01-15',
  montoComprometido: '1250.50',
  numeroOperacion: '100200300456',
  descripcion: 'El cajero no entregó el dinero y sí lo descontó de mi cuenta.',
  medioRespuesta: 'agencia',
  medioNumero: 'pantalla',
  aceptaTratamiento: true,
  ...change,
});

/** Sends a form as a program does, from its own address when the server trusts one proxy. */
export const sendTo =
  (test: TestApp, address?: string) =>
  (section: string, values: object, key: string = uuidv7()) => {
    const post = test.anonymous.post(`/api/publico/contactanos/${section}`).set('Idempotency-Key', key);
    return (address ? post.set('X-Forwarded-For', address) : post).send(values);
  };
