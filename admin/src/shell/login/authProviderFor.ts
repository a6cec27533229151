import type { AuthProvider } from 'react-admin';
import type { HttpError } from '../../ground/api/HttpError';
import { endSession } from '../../ground/session/endSession';
import { requireSession, sessionOwner } from '../../ground/session/reentry';
import type { Yo } from '../../ground/staff/yo';

/** react-admin's actions, as the API names them; transitions keep their own names. */
const actions: Record<string, string> = {
  list: 'leer',
  show: 'leer',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
  export: 'exportar',
};

/**
 * What react-admin asks about who is signed in. The gate has let them in already, and the server checks every call. What is
 * still on its way when another person takes their place ends no session of that person.
 */
export const authProviderFor = (yo: Yo): AuthProvider => ({
  // Signing in happens on the sign-in page.
  login: async () => {},
  checkAuth: async () => {
    await requireSession().catch(() => {
      if (sessionOwner() !== yo.uid) return;
      throw { redirectTo: '/login', logoutUser: false };
    });
  },
  checkError: async ({ status, body }: HttpError) => {
    // Who declined to give their password again stays where they are.
    if (body?.codigo === 'reautenticacion_requerida' || sessionOwner() !== yo.uid) return;
    const here = encodeURIComponent(location.pathname + location.search);
    if (status === 401) throw { redirectTo: `/login?next=${here}` };
  },
  logout: async () => ((await endSession()) ? '/login' : false),
  getIdentity: async () => ({ id: yo.uid, fullName: yo.nombre || yo.email }),
  getPermissions: async () => yo.permisos,
  canAccess: async ({ resource, action }) => yo.permisos[resource]?.includes(actions[action] ?? action) ?? false,
});
