import { useRouteError } from 'react-router-dom';
import { Splash } from '../../ground/messages/Splash';

/** A page that could not be shown: usually its code, which a new release replaced while this one was open. */
export function Failure() {
  console.error(useRouteError());
  return <Splash failure="No se pudo abrir la página. Puede haber una versión nueva: vuelva a cargarla." />;
}
