export { FIREBASE_AUTH } from '../platform/auth/firebase.js';
export type { Staff } from '../platform/auth/staff.js';
export { EntidadInForce } from '../platform/entidad/entidad-in-force.js';
export { invalidData } from '../platform/http/problem.js';
export { validate } from '../platform/http/validate.js';
export { Log } from '../platform/logging/log.js';
export type { User } from '../platform/users/user.js';
export { UserStore } from '../platform/users/user-store.js';
export { UsersModule } from '../platform/users/users.module.js';
