import { Card } from '../ui/cards/Card';
import { DataSheet } from '../ui/cards/DataSheet';
import { Grid } from '../ui/cards/Grid';
import type { BlockProps } from './BlockProps';

/** The newest of a section, and the way to the rest. */
export const CardsBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'tarjetas' && (
    <>
      {!titulo && <h2>{llamado.todas}</h2>}
      <Grid narrow={llamado.tarjetas.length > 3}>
        {llamado.tarjetas.map(({ slug, href, title, picture, data }) => (
          <Card key={slug} title={title} href={href} picture={picture}>
            {data.length > 0 && <DataSheet data={data} brief />}
          </Card>
        ))}
      </Grid>
      <p>
        <a href={llamado.href}>Ver todo en «{llamado.todas}»</a>
      </p>
    </>
  );
