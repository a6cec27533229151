const address = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

/**
 * Signs in as the administrador of a running demonstration. Returns the ID token.
 * @param {string} origin
 */
export async function signIn(origin) {
  const answer = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrador@kantuta.test', password: 'kantuta-demo', returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`No se pudo ingresar: ${answer.status}`);
  return (await answer.json()).idToken;
}
