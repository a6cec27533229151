import { trailOf } from '@coop/domain/navigation';
import { useLocation } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';

const resumenes: Readonly<Record<string, string>> = {
  '/institucional': 'Quiénes somos, cómo nos gobernamos y cómo rendimos cuentas.',
  '/servicios': 'Pagos, remesas y transferencias, en ventanilla y en línea.',
  '/productos': 'Para ahorrar, invertir, pagar y financiar lo que usted necesita.',
  '/contactanos': 'Pregunte, solicite, reclame u opine: cada mensaje tiene un código y una respuesta.',
};

/** The pages of a group of the menu. */
export function Component() {
  const { pathname } = useLocation();
  const grupo = trailOf(pathname)[0];
  return (
    <Pagina titulo={grupo?.label ?? ''} resumen={resumenes[pathname]}>
      <Rejilla estrecha>
        {grupo?.children?.map(({ href, label, about }) => (
          <Tarjeta key={href} titulo={label} href={href} nivel={2}>
            {about}
          </Tarjeta>
        ))}
      </Rejilla>
    </Pagina>
  );
}
