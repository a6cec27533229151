import type { ContactCheck } from '@coop/domain/answers';
import { CONTACT_CHECK_ACTION } from '@coop/domain/esNuestro';
import { Button } from '../../ui/elements/Button';
import { Note } from '../../ui/elements/Note';
import css from './AskOurs.module.css';

/** The response to the form: the finding, or the reason it was rejected. */
export type ContactCheckResult = ContactCheck | { mensaje: string; errores: Readonly<Record<string, string>> };

const kinds = { telefono: 'Ese teléfono', correo: 'Ese correo', direccion: 'Esa dirección' } as const;

/** Checks whether a contact belongs to the entity, on the same page. */
export const ContactCheckForm = ({ answer }: { answer: ContactCheckResult | undefined }) => {
  const refusal = answer && 'mensaje' in answer ? (answer.errores.dato ?? answer.mensaje) : undefined;
  return (
    <section className={css.pregunta} aria-labelledby="nuestro">
      <h2 id="nuestro">¿Este número es nuestro?</h2>
      {answer && 'clase' in answer && <Verdict answer={answer} />}
      <form method="post" action={CONTACT_CHECK_ACTION}>
        <label htmlFor="dato">Teléfono, correo o dirección de internet</label>
        <p id="dato-ayuda">No guardamos lo que escribe.</p>
        {refusal && (
          <p id="dato-error" role="alert" className={css.error}>
            {refusal}
          </p>
        )}
        <div className={css.fila}>
          <input
            id="dato"
            name="dato"
            required
            minLength={3}
            maxLength={200}
            autoComplete="off"
            aria-describedby={refusal ? 'dato-ayuda dato-error' : 'dato-ayuda'}
            aria-invalid={refusal ? true : undefined}
          />
          <Button type="submit">Revisar</Button>
        </div>
      </form>
    </section>
  );
};

const Verdict = ({ answer: { clase, nombre } }: { answer: ContactCheck }) => (
  <div role="status">
    <Note>
      {nombre ? (
        <>
          <strong>Sí: {nombre}.</strong> Aun así, nunca le pediremos su clave, su PIN ni códigos.
        </>
      ) : (
        <>
          <strong>{kinds[clase]} no está entre los nuestros.</strong> No responda, no abra enlaces y no dé sus datos.
        </>
      )}
    </Note>
  </div>
);
