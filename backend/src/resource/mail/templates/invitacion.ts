import { composeMail, type Template } from './composeMail.js';

/** To whoever was given a user of the panel: who did it, as what, and the link that sets their first password. */
export const invitacion: Template<{ ruta: string; quien: string; rol: string }> = ({ ruta, quien, rol }, sender) =>
  composeMail(
    `Le abrieron una cuenta en el panel de ${sender.entidad.nombreCorto}`,
    [
      { parrafo: `${quien} le abrió una cuenta para ingresar al panel con este correo, como «${rol}».` },
      { enlace: 'Crear mi contraseña', ruta },
      {
        parrafo:
          'El enlace sirve una vez, durante un día. Si ya terminó, pida otro con «¿Olvidó su contraseña?» en la página de ingreso.',
      },
      { parrafo: 'Si usted no lo esperaba, no haga nada y avise a la entidad: sin contraseña nadie entra.' },
    ],
    sender,
  );
