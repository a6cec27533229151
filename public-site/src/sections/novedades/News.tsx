import { Grid } from '../../ui/cards/Grid';
import { type Noticia, NovedadCard } from './NovedadCard';

/** A few news, under a title of their own. */
export const News = ({ noticias }: { noticias: readonly Noticia[] }) => (
  <Grid>
    {noticias.map((noticia) => (
      <NovedadCard key={noticia.slug} noticia={noticia} level={3} />
    ))}
  </Grid>
);
