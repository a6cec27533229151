import { ButtonLink } from '../ui/elements/Button';
import css from './PreparationPage.module.css';

const TITLE = 'Estamos preparando este sitio';

/** The only page until the entity's data has been entered; it reveals nothing else. */
export const Component = () => (
  <main className={css.pagina}>
    <title>{TITLE}</title>
    <meta name="robots" content="noindex, nofollow" />
    <div className={css.hoja}>
      <p className={css.estado}>En preparación</p>
      <h1>{TITLE}</h1>
      <p>
        Todavía no está abierto al público: aquí no hay información de ninguna entidad y no se reciben formularios.
        Desde aquí nadie pide ni ofrece nada en nombre de una.
      </p>
      <p>Si busca a su cooperativa, acuda a sus oficinas o use los teléfonos que ya conoce.</p>
      <div className={css.personal}>
        <p>¿Trabaja en la entidad? El sitio se abre al publicar quién es, en Sitio › Entidad.</p>
        <ButtonLink href="/login" tone="contorno">
          Ingresar al panel
        </ButtonLink>
      </div>
    </div>
  </main>
);
