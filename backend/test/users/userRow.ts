import type { User } from '../../src/platform/users/user.js';

/** Returns a complete user row. */
export function user(id: string, change: Record<string, unknown> = {}): User {
  return {
    id,
    version: 1,
    creadoEn: '2026-11-01T10:00:00.000Z',
    creadoPor: null,
    actualizadoEn: '2026-11-01T10:00:00.000Z',
    actualizadoPor: null,
    email: `${id}@kantuta.test`,
    nombre: id.replace(/^./, (first) => first.toUpperCase()),
    rol: 'comercial',
    cargo: null,
    agencia: null,
    estado: 'activo',
    ultimoAcceso: null,
    ...change,
  };
}
