export { FIREBASE_AUTH } from '../platform/auth/firebase.module.js';
export type { Staff } from '../platform/auth/staff.js';
export { EntidadInForce } from '../platform/entidad.js';
export { invalidData } from '../platform/http/problem.js';
export { validate } from '../platform/http/schema.pipe.js';
export { Log } from '../platform/logging/log.js';
export type { User } from '../platform/users/user.js';
export { UserStore } from '../platform/users/user-store.js';
