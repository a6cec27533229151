import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import supertest from 'supertest';
import type { MailServer } from '../mail/startMailServer.js';
import type { TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

const clave = 'la-clave-de-quien-tiene-el-enlace';

type Agent = ReturnType<typeof supertest.agent>;
/** Signed-in user and an agent with their token. */
export type Invited = { id: string; email: string; by: Agent };

/** Creates, invites and signs in staff over HTTP. `mails` is the mail server of the app. */
export function invitedStaff(test: () => TestApp, mails: () => MailServer) {
  const signIn = async (email: string): Promise<Agent> => {
    const { body } = await test()
      .anonymous.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password: clave, returnSecureToken: true })
      .expect(200);
    return supertest.agent(test().origin).set('Authorization', `Bearer ${body.idToken}`);
  };
  const codeIn = (text: string | undefined) => /#codigo=([\w-]+)/.exec(text ?? '')?.[1];
  const set = (codigo: string | undefined) => test().anonymous.post('/api/clave').send({ codigo, clave }).expect(204);
  /** Returns the code in the last e-mail to an address with that subject, once `count` of them have arrived. */
  const mailed = (email: string, subject: RegExp, count = 1) =>
    until(() => {
      const found = mails().delivered.filter(({ to, mail }) => to.includes(email) && subject.test(mail.subject ?? ''));
      return found.length >= count ? codeIn(found.at(-1)?.mail.text) : undefined;
    });
  const make = async (by: Agent, rol: Rol): Promise<{ id: string; email: string }> =>
    (
      await by
        .post('/api/usuarios')
        .send({ email: `${rol}.${randomUUID()}@kantuta.test`, rol })
        .expect(201)
    ).body;
  const accept = async ({ id, email }: { id: string; email: string }): Promise<Invited> => {
    const by = await signIn(email);
    await by.get('/api/yo').expect(200);
    return { id, email, by };
  };
  const invitation = /^Le abrieron una cuenta/;
  return {
    signIn,
    /** Invites with a link shown to the inviter, so both can be the same person. */
    inviteByLink: async (by: Agent, rol: Rol): Promise<Invited> => {
      const user = await make(by, rol);
      const { body } = await by.post(`/api/usuarios/${user.id}/invitacion`).expect(200);
      await set(codeIn(body.enlace));
      return accept(user);
    },
    /** Invites by e-mail; `again` resends the invitation. */
    inviteByMail: async (by: Agent, rol: Rol, again = false): Promise<Invited> => {
      const user = await make(by, rol);
      if (again) await by.post(`/api/usuarios/${user.id}/invitacion/correo`).expect(204);
      await set(await mailed(user.email, invitation, again ? 2 : 1));
      return accept(user);
    },
    /** Sets a password with that link and signs the user in. */
    acceptLink: async ({ id, email }: Invited, enlace: string): Promise<Invited> => {
      await set(codeIn(enlace));
      return accept({ id, email });
    },
    /** Sets a password with the reset e-mail and signs the user in. */
    resetPassword: async ({ id, email }: Invited): Promise<Invited> => {
      await test().anonymous.post('/api/clave/olvido').send({ correo: email }).expect(204);
      await set(await mailed(email, /contraseña nueva/));
      return accept({ id, email });
    },
  };
}
