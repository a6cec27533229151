const address = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

/**
 * Signs in to a running demonstration as one of its accounts. Returns the ID token.
 * @param {string} origin
 * @param {string} [role]
 */
export async function signIn(origin, role = 'administrador') {
  const answer = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@kantuta.test`, password: 'kantuta-demo', returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`No se pudo ingresar: ${answer.status}`);
  return (await answer.json()).idToken;
}
