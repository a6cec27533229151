import { Grid } from '../../ui/cards/Grid';
import css from './News.module.css';
import { type Noticia, NovedadCard } from './NovedadCard';

export const News = ({ noticias }: { noticias: readonly Noticia[] }) => (
  <div className={css.noticias}>
    <Grid>
      {noticias.map((noticia) => (
        <NovedadCard key={noticia.slug} noticia={noticia} level={3} />
      ))}
    </Grid>
  </div>
);
