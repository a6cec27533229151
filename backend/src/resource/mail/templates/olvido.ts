import { composeMail, type Template } from './composeMail.js';

/** To a member of staff who forgot their password: the link that sets a new one. */
export const olvido: Template<{ ruta: string }> = ({ ruta }, sender) =>
  composeMail(
    'Cree una contraseña nueva',
    [
      { parrafo: 'Alguien pidió crear una contraseña nueva para ingresar al panel con este correo.' },
      { enlace: 'Crear una contraseña nueva', ruta },
      { parrafo: 'El enlace sirve una vez, durante una hora. Si usted no lo pidió, no haga nada: nada cambió.' },
    ],
    sender,
  );
