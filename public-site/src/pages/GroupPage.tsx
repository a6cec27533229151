import { menuDeOrigen, visibleItems } from '@coop/domain/navigation';
import { useLocation } from 'react-router-dom';
import { useMenu } from '../reading/useLayout';
import { Card } from '../ui/cards/Card';
import { Grid } from '../ui/cards/Grid';
import { Page } from '../ui/page/Page';

const summaries: Readonly<Record<string, string>> = {
  '/institucional': 'Quiénes somos, cómo nos gobernamos y cómo rendimos cuentas.',
  '/servicios': 'Pagos, remesas y transferencias, en ventanilla y en línea.',
  '/productos': 'Para ahorrar, invertir, pagar y financiar lo que usted necesita.',
  '/contactanos': 'Pregunte, solicite, reclame u opine: cada mensaje tiene un código y una respuesta.',
};

export function Component() {
  const { pathname } = useLocation();
  const groups = [...useMenu().principal, ...menuDeOrigen.principal];
  const group = groups.find(({ href, children }) => href === pathname && children);
  return (
    <Page title={group?.label ?? ''} summary={summaries[pathname]}>
      <Grid narrow>
        {visibleItems(group?.children).map(({ href, label, about }) => (
          <Card key={href} title={label} href={href} level={2}>
            {about}
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
