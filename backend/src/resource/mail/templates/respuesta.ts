import { composeMail, type Template } from './composeMail.js';

/** To the person: the answer that staff wrote. */
export const respuesta: Template<{
  tipo: string;
  codigo: string;
  respuesta: string;
  /** Whether the signed letter goes with it. */
  carta: boolean;
  /** Whether they may take it to the regulator. */
  segundaInstancia: boolean;
}> = ({ tipo, codigo, respuesta, carta, segundaInstancia }, sender) => {
  const { nombre, telefono } = sender.entidad.defensoria;
  return composeMail(
    `Respuesta a su ${tipo.toLowerCase()} ${codigo}`,
    [
      { parrafo: `Esta es nuestra respuesta a su ${tipo.toLowerCase()} ${codigo}:` },
      { cita: respuesta },
      ...(carta ? [{ parrafo: 'Le adjuntamos la carta de respuesta.' }] : []),
      ...(segundaInstancia
        ? [{ parrafo: `Si no está de acuerdo, puede acudir a: ${nombre}, teléfono ${telefono}.` }]
        : []),
    ],
    sender,
  );
};
