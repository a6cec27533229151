import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonLink } from '../ui/elements/Button';
import { Page } from '../ui/page/Page';
import { NotFound } from './NotFound';

/** What a visitor reads when a page does not exist, or could not be made. Never the error itself. */
export function Failure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page
      title="No pudimos mostrar esta página"
      summary="Es un problema nuestro, no de su conexión ni de lo que escribió. Vuelva a intentarlo en unos minutos."
      breadcrumbs={[]}
    >
      <ButtonLink href="">Intentar de nuevo</ButtonLink>
    </Page>
  );
}
